import { afterEach, beforeEach } from 'vitest';
import * as posts from '#contract/posts.ts';
import * as replies from '#contract/replies.ts';
import { sweep } from '#server/features/housekeeping/housekeeping-jobs.ts';
import { watchPosts } from '#server/features/posts/post-jobs.ts';
import { readReplies } from '#server/features/replies/reply-jobs.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from './platform-app.ts';
import { runPaced } from './run-paced.ts';
import type { TestClient } from './test-client.ts';

/** For each test, an app whose users post to the sandbox and get comments there. */
export function setUpReplyApp() {
  let app: PlatformApp;
  beforeEach(async () => {
    app = await createPlatformApp();
  });
  afterEach(() => app.close());

  /** Ada's thread, without comments so far. */
  async function published(post: object = {}) {
    const ada = await app.as('ada');
    await connectAccount(ada, { username: 'sandbox_ada' });
    const text = { title: 'Which list do you keep?', content: 'Mine is on paper.', subreddit: 'webdev' };
    const made = await ada.call(posts.createPost, { ...text, status: 'published', ...post });
    const { platform_id: thing } = await app.base.db
      .selectFrom('posts')
      .select('platform_id')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    return { ada, id: made.id, thing: String(thing), permalink: String(made.permalink) };
  }

  /** Comments as a sandbox member and returns the comment's id. */
  async function say(member: string, parent: string, text: string): Promise<string> {
    const there = await app.sandbox.signIn(member);
    const answer = await there.post('/api/comment', { thing_id: parent, text, api_type: 'json' });
    return String(answer.at('json', 'data', 'things', 0, 'data', 'name'));
  }

  async function pass(ms: number): Promise<void> {
    app.clock.advance(ms);
    for (const job of [watchPosts, readReplies, sweep]) await run(job);
  }

  async function run(job: typeof watchPosts): Promise<void> {
    await app.base.jobs.enqueue(app.base.db, job, {});
    await runPaced(app.clock, () => app.drainJobs());
  }

  /** The sandbox's residents reply too, so count only its members. */
  const listOf = async (client: TestClient) =>
    (await client.call(replies.listReplies)).filter(({ author }) => author.startsWith('sandbox_'));
  const textsOf = async (client: TestClient) => (await listOf(client)).map(({ text }) => text);
  return {
    get app() {
      return app;
    },
    published,
    say,
    pass,
    run,
    listOf,
    textsOf,
  };
}
