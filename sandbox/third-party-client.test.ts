import Snoowrap from 'snoowrap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from './testing/sandbox-client.ts';

type Content = {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly selftext: string;
  readonly edited: number | false;
  readonly parent_id: string;
  readonly num_comments: number;
  readonly author: { readonly name: string };
  readonly comments: readonly Content[];
  readonly replies: readonly Content[];
  readonly display_name: string;
  reply(text: string): Promise<Content>;
  edit(text: string): Promise<Content>;
  delete(): Promise<Content>;
  fetch(): Promise<Content>;
  upvote(): Promise<Content>;
  expandReplies(options: { limit: number; depth: number }): Promise<Content>;
};

type Page = readonly Content[] & { fetchMore(options: { amount: number }): Promise<Page> };

type Community = {
  submitSelfpost(post: { title: string; text: string }): Promise<Content>;
  submitLink(post: { title: string; url: string }): Promise<Content>;
  getNew(options: { limit: number }): Promise<Page>;
  getTop(options: { time: string; limit: number }): Promise<Page>;
  search(options: { query: string; sort: string; time: string }): Promise<Page>;
  getRules(): Promise<{ readonly rules: readonly unknown[] }>;
};

type Client = {
  rawRequest(options: object): unknown;
  getMe(): Promise<Content>;
  getSubreddit(name: string): Community;
  getSubmission(id: string): Content;
  getComment(id: string): Content;
  searchSubreddits(options: { query: string }): Promise<Page>;
};

/** An ordinary client whose requests all go to the sandbox. */
function clientFor(url: string): Client {
  class LocalClient extends Snoowrap {
    override rawRequest(options: object) {
      return super.rawRequest({ ...options, baseUrl: url });
    }
  }
  const client: unknown = new LocalClient({
    userAgent: 'test:sandbox:1.0 (by /u/sandbox_ada)',
    clientId: 'threadwell-sandbox',
    clientSecret: 'sandbox-secret',
    username: 'sandbox_ada',
    password: 'sandbox',
  });
  // With the package's own types every promise would be circular.
  return client as Client;
}

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: Date.now });
});
afterAll(() => sandbox.stop());

const countAll = (comments: readonly Content[]): number =>
  comments.reduce((sum, comment) => sum + 1 + countAll(comment.replies), 0);

test('a third-party client signs in, posts, replies, edits and deletes', async () => {
  const client = clientFor(sandbox.url);
  expect((await client.getMe()).name).toBe('sandbox_ada');
  const made = await client
    .getSubreddit('webdev')
    .submitSelfpost({ title: 'From another client', text: 'With <b> & more' });
  const post = await made.fetch();
  expect([post.title, post.selftext, post.author.name]).toEqual([
    'From another client',
    'With <b> & more',
    'sandbox_ada',
  ]);
  const answer = await made.reply('First');
  const nested = await answer.reply('Second');
  expect([answer.body, nested.parent_id]).toEqual(['First', answer.name]);
  await answer.edit('First, edited');
  const again = await client.getComment(answer.name.slice(3)).fetch();
  expect([again.body, typeof again.edited]).toEqual(['First, edited', 'number']);
  await made.edit('New text');
  expect((await client.getSubmission(post.id).fetch()).selftext).toBe('New text');
  await client.getSubmission(post.id).upvote();
  await made.delete();
  expect((await client.getSubmission(post.id).fetch()).author.name).toBe('[deleted]');
  await expect(client.getSubreddit('programming').submitSelfpost({ title: 'x', text: 'y' })).rejects.toThrow(
    'NO_SELFS',
  );
});

test('a third-party client lists, searches, paginates and expands comments', async () => {
  const client = clientFor(sandbox.url);
  const saas = client.getSubreddit('saas');
  const first = await saas.getNew({ limit: 10 });
  const more = await first.fetchMore({ amount: 60 });
  expect([first.length, more.length, new Set(more.map(({ id }) => id)).size]).toEqual([10, 70, 70]);
  expect((await saas.search({ query: 'churn', sort: 'new', time: 'month' })).length).toBeGreaterThan(3);
  expect((await client.searchSubreddits({ query: 'market' }))[0]?.display_name).toBe('marketing');
  expect((await saas.getRules()).rules.length).toBeGreaterThan(2);
  const [big] = await client.getSubreddit('programming').getTop({ time: 'month', limit: 1 });
  const whole = await client.getSubmission(big?.id ?? '').expandReplies({ limit: Infinity, depth: Infinity });
  const found = countAll(whole.comments);
  expect(found).toBeGreaterThan(50);
  // The platform counts deleted comments without replies but does not show them.
  expect(found / (big?.num_comments ?? 0)).toBeGreaterThan(0.9);
});
