import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Reply,
  type MemberClient,
  startTestSandbox,
  type TestSandbox,
} from '../../sandbox/testing/sandbox-client.ts';
import { readEnvelope } from '#server/adapters/platform/read-envelope.ts';
import { checkExchange } from './check-exchange.ts';
import { ENDPOINT_CHECKS } from './endpoint-checks.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
let postId = '';
let commentId = '';

beforeAll(async () => {
  sandbox = await startTestSandbox({ settings: { callsPerMinute: 10_000 } });
  ada = await sandbox.signIn();
  const post = await ada.post('/api/submit', {
    sr: 'webdev',
    kind: 'self',
    title: 'A title',
    text: 'A text',
  });
  postId = String(post.at('json', 'data', 'name'));
  const comment = await ada.post('/api/comment', { thing_id: postId, text: 'An answer' });
  commentId = String(comment.at('json', 'data', 'things', 0, 'data', 'name'));
});
afterAll(() => sandbox.stop());

/** Applies the same assertions that recorded answers have to meet. */
function check(endpoint: string, reply: Reply): string {
  const json: unknown = reply.text ? reply.json : undefined;
  const headers = Object.fromEntries(reply.headers);
  const answer = { status: reply.status, headers, text: reply.text };
  checkExchange({ name: endpoint, endpoint, label: String(reply.status), year: 0, json, answer });
  return readEnvelope(answer).kind;
}

const busiestThread = async () => {
  const threads = (await ada.get('/r/entrepreneur/top?t=year&limit=20&raw_json=1')).children();
  const [first] = threads.toSorted((a, b) => Number(b['num_comments']) - Number(a['num_comments']));
  return String(first?.['id']);
};

const ANSWERS: Record<string, () => Promise<Reply>> = {
  oauth_access_token: () =>
    sandbox.token({
      grant_type: 'password',
      username: 'sandbox_ben',
      password: 'sandbox',
      scope: 'read submit',
    }),
  me: () => ada.get('/api/v1/me?raw_json=1'),
  user_about: () => ada.get('/user/sandbox_ben/about?raw_json=1'),
  submit: () =>
    ada.post('/api/submit', { sr: 'programming', kind: 'link', title: 'A link', url: 'https://a.example/1' }),
  comment: () => ada.post('/api/comment', { thing_id: postId, text: 'Another answer' }),
  editusertext: () => ada.post('/api/editusertext', { thing_id: commentId, text: 'Changed' }),
  comments_tree: async () => ada.get(`/comments/${await busiestThread()}?limit=5&raw_json=1`),
  morechildren: async () => {
    const id = await busiestThread();
    const tree = await ada.get(`/comments/${id}?limit=3&raw_json=1`);
    const more = tree.children(1).find((child) => Array.isArray(child['children']));
    const children = (more!['children'] as string[]).slice(0, 20).join(',');
    return await ada.get(`/api/morechildren?api_type=json&raw_json=1&link_id=t3_${id}&children=${children}`);
  },
  listing: () => ada.get('/r/webdev+saas/new?limit=100&raw_json=1'),
  subreddit_search_posts: () => ada.get('/r/saas/search?q=pricing&restrict_sr=true&raw_json=1'),
  user_submitted: () => ada.get('/user/sandbox_ada/submitted?sort=new&raw_json=1'),
  user_listing: () => ada.get('/user/sandbox_ada/overview?raw_json=1'),
  info: () => ada.get(`/api/info?id=${postId},${commentId}&raw_json=1`),
  subreddits_search: () => ada.get('/subreddits/search?q=founders&raw_json=1'),
  subreddit_about: () => ada.get('/r/saas/about?raw_json=1'),
  subreddit_rules: () => ada.get('/r/saas/about/rules?raw_json=1'),
  post_requirements: () => ada.get('/api/v1/nolinkfarm/post_requirements?raw_json=1'),
  link_flair_v2: () => ada.get('/r/showyourwork/api/link_flair_v2?raw_json=1'),
};

test.each(Object.keys(ANSWERS))('the sandbox answers %s in the recorded shape', async (endpoint) => {
  expect(ENDPOINT_CHECKS).toHaveProperty(endpoint);
  const reply = await ANSWERS[endpoint]!();
  expect(reply.status).toBe(200);
  expect(check(endpoint, reply)).toBe('ok');
});

test.each([
  ['a missing community', () => ada.get('/r/there_is_none_such/about?raw_json=1'), 'subreddit_about'],
  ['a private one', () => ada.get('/r/founderslounge/new?raw_json=1'), 'listing'],
  [
    'a post without a title',
    () => ada.post('/api/submit', { sr: 'webdev', kind: 'self', title: '' }),
    'submit',
  ],
  [
    'a community that takes links only',
    () => ada.post('/api/submit', { sr: 'programming', kind: 'self', title: 'x', text: 'y' }),
    'submit',
  ],
  ['an unknown token', () => sandbox.session('made-up').get('/api/v1/me'), 'me'],
  [
    'a spent code',
    () => sandbox.token({ grant_type: 'authorization_code', code: 'x', redirect_uri: 'http://127.0.0.1/' }),
    'oauth_access_token',
  ],
])('the sandbox refuses %s with an answer like the recorded ones', async (_what, ask, endpoint) => {
  expect(check(endpoint, await ask())).not.toBe('ok');
});
