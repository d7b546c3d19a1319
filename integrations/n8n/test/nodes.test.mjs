import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { signWebhook } from '../../../server/adapters/alerts/sign-webhook.ts';
import { startThreadwell } from '../../start-threadwell.mjs';

const require = createRequire(import.meta.url);
const { n8n } = require('../package.json');
const load = (path) => new (Object.values(require(`../${path}`))[0])();
const [node, trigger] = n8n.nodes.map(load);
const [credential] = n8n.credentials.map(load);

let server;
before(async () => (server = await startThreadwell()));
after(() => server.stop());

/** What n8n gives a node, with its real HTTP and our credential's own rule for authentication. */
const run = async (parameters, { key = server.key, continueOnFail = false } = {}) => {
  const context = {
    getInputData: () => [{ json: {} }],
    getCredentials: async () => ({ url: server.url, key }),
    getNodeParameter: (name) => parameters[name] ?? '',
    continueOnFail: () => continueOnFail,
    helpers: {
      async httpRequestWithAuthentication(name, { method, url, body }) {
        assert.equal(name, credential.name);
        const { Authorization } = credential.authenticate.properties.headers;
        const headers = {
          authorization: Authorization.replace('=', '').replace('{{$credentials.key}}', key),
        };
        if (body) headers['content-type'] = 'application/json';
        const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
        const json = await answer.json();
        if (!answer.ok) throw new Error(`${json.code}: ${json.message}`);
        return json;
      },
    },
  };
  const [items] = await node.execute.call(context);
  return items.map(({ json }) => json);
};

const TEXT = {
  subreddit: 'webdev',
  title: 'How do you test invoices?',
  content: 'We compare totals. And you?',
};

test('lists opportunities, one item each', async () => {
  await fetch(`${server.url}/api/opportunities/generate-sample`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}` },
  });
  const items = await run({ operation: 'listOpportunities', minScore: 0 });
  assert.ok(items.length > 0);
  assert.ok(items.every(({ id, score }) => typeof id === 'string' && typeof score === 'number'));
});

test('checks a text, saves it and schedules it, which waits for approval', async () => {
  const [checked] = await run({ operation: 'checkText', ...TEXT });
  assert.match(checked.verdict, /pass|warned|blocked/);
  const [draft] = await run({ operation: 'saveDraft', ...TEXT });
  assert.equal(draft.phase, 'draft');
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const [post] = await run({
    operation: 'schedule',
    postId: draft.id,
    scheduledAt,
    timeZone: 'Europe/Berlin',
  });
  assert.equal(post.problem.code, 'APPROVAL_NEEDED');
});

test('a refusal is the error of its item, or ends the run', async () => {
  const wrong = { operation: 'listOpportunities', minScore: 0 };
  await assert.rejects(run(wrong, { key: 'tw_wrong' }), /UNAUTHORIZED/);
  const [item] = await run(wrong, { key: 'tw_wrong', continueOnFail: true });
  assert.match(item.error, /UNAUTHORIZED/);
});

test('an unreadable time is named', async () => {
  const given = { operation: 'schedule', postId: 'pst_1' };
  for (const scheduledAt of ['soon', '']) await assert.rejects(run({ ...given, scheduledAt }), /Give a time/);
});

test('a text that a model wrote is blocked where a community bans it', async () => {
  const check = { operation: 'checkText', ...TEXT, content: 'We compare the totals of both.' };
  const [checked] = await run({ ...check, byModel: true });
  assert.ok(checked.findings.some(({ code }) => code === 'AI_TEXT'));
});

test('every operation has its parameters', () => {
  const { properties } = node.description;
  const [operation, ...others] = properties;
  for (const { value } of operation.options)
    assert.ok(
      others.some(({ displayOptions }) => displayOptions.show.operation.includes(value)),
      value,
    );
});

const SECRET = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const receive = async (body, headers, webhookSecret = SECRET) => {
  const sent = [];
  const response = {
    status: (code) => (sent.push(code), response),
    send: () => response,
    end: () => response,
  };
  const context = {
    getCredentials: async () => ({ webhookSecret }),
    getRequestObject: () => ({ rawBody: Buffer.from(body) }),
    getHeaderData: () => headers,
    getResponseObject: () => response,
  };
  return { ...(await trigger.webhook.call(context)), sent };
};
/** The headers that the server itself would send. */
const sign = (body, at = new Date(), secret = SECRET) =>
  signWebhook([secret], { id: 'evt_1', sentAt: at.getTime(), body });

test('the trigger takes alerts that Threadwell signed', async () => {
  const body = JSON.stringify({ type: 'post.published', data: { id: 'pst_1' } });
  const { workflowData } = await receive(body, sign(body));
  assert.deepEqual(workflowData, [[{ json: JSON.parse(body) }]]);
});

test('the trigger refuses what is altered, unsigned or old', async () => {
  const body = '{"type":"post.published"}';
  const old = new Date(Date.now() - 600_000);
  for (const headers of [sign(`${body} `), {}, sign(body, old)]) {
    const { workflowData, sent } = await receive(body, headers);
    assert.equal(workflowData, undefined);
    assert.deepEqual(sent, [401]);
  }
});

test('the trigger refuses everything while the credential has no secret', async () => {
  const body = '{"type":"post.published"}';
  for (const secret of ['', 'whsec_', undefined, '  '])
    assert.deepEqual((await receive(body, sign(body, new Date(), 'whsec_'), secret ?? null)).sent, [401]);
});
