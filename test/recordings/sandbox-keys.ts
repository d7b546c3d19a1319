import assert from 'node:assert/strict';
import { asRecord, startTestSandbox, type TestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import type { Exchange } from './exchange.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Collects all things in a body by kind. */
const collect = (value: unknown, kinds: Map<string, Thing[]>): void => {
  if (Array.isArray(value)) for (const inner of value) collect(inner, kinds);
  else if (typeof value === 'object' && value !== null) {
    const { kind, data } = asRecord(value);
    if (typeof kind === 'string' && typeof data === 'object')
      kinds.set(kind, [...(kinds.get(kind) ?? []), asRecord(data)]);
    for (const inner of Object.values(value)) collect(inner, kinds);
  }
};

const recordedThings = (exchanges: readonly Exchange[], from: number): Map<string, Thing[]> => {
  const kinds = new Map<string, Thing[]>();
  for (const { year, answer, endpoint, json } of exchanges) {
    if (year < from || answer.status !== 200) continue;
    collect(json, kinds);
    if (endpoint === 'me') kinds.set('me', [...(kinds.get('me') ?? []), asRecord(json)]);
  }
  return kinds;
};

/** Keys for moderators and media, and those in which the recorders replaced a word. */
const NOT_OURS =
  /<|^(approved|removed|spam|ignore_reports|ban_note|collections|media_metadata|preview|depth)$/;

const always = (things: readonly Thing[]): readonly string[] => {
  const [first = {}, ...rest] = things;
  return Object.keys(first).filter((key) => !NOT_OURS.test(key) && rest.every((thing) => key in thing));
};

const answers = async (sandbox: TestSandbox): Promise<Map<string, Thing[]>> => {
  const ada = await sandbox.signIn();
  const kinds = new Map<string, Thing[]>();
  const made = await ada.post('/api/submit', {
    sr: 'saas',
    kind: 'link',
    title: 'A link',
    url: 'https://a.example/',
    text: 'and text',
  });
  const id = String(made.at('json', 'data', 'id'));
  await ada.post('/api/comment', { thing_id: `t3_${id}`, text: 'A comment' });
  const paths = [`/comments/${id}`, '/user/sandbox_ada/overview', '/r/saas/about', '/user/sandbox_ben/about'];
  const bodies = await Promise.all(paths.map((path) => ada.get(path)));
  collect(bodies[0]?.json, kinds);
  const inHistory = bodies[1]?.children().filter((thing) => 'body' in thing) ?? [];
  kinds.set('t1 in history', [...inHistory]);
  kinds.set('t5', [asRecord(bodies[2]?.at('data'))]);
  kinds.set('t2', [asRecord(bodies[3]?.at('data'))]);
  kinds.set('me', [asRecord((await ada.get('/api/v1/me')).json)]);
  return kinds;
};

/**
 * Checks that the sandbox has every key that recorded things always have; throws if one is missing. Returns the
 * number of keys.
 */
export async function checkSandboxKeys(exchanges: readonly Exchange[]): Promise<number> {
  const sandbox = await startTestSandbox();
  const ours = await answers(sandbox);
  await sandbox.stop();
  const recent = recordedThings(exchanges, 2025);
  const older = recordedThings(exchanges, 2020);
  const sources = {
    t3: recent,
    'older t3': older,
    't1 in history': recent,
    t1: older,
    t5: older,
    t2: recent,
    me: recent,
  };
  let compared = 0;
  for (const [name, recorded] of Object.entries(sources)) {
    const kind = name.replace('older ', '');
    const keys = always(recorded.get(kind.replace(' in history', '')) ?? []);
    assert.ok(keys.length > 20, `there are too few recorded things of kind ${kind}`);
    const thing = ours.get(kind)?.[0] ?? {};
    assert.deepEqual(
      keys.filter((key) => !(key in thing)),
      [],
      `the sandbox leaves out keys of ${kind}`,
    );
    compared += keys.length;
  }
  return compared;
}
