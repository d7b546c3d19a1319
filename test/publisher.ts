import * as posts from '#contract/posts.ts';
import { passTime } from './pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from './platform-app.ts';
import type { TestClient } from './test-client.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

type Platform = NonNullable<PlatformApp['base']['platform']>;

/** Ada, who has connected her account and publishes with it. */
export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

export async function openPublisher(settings: Record<string, string> = {}) {
  const app = await createPlatformApp({ REDDIT_QPM: '100', ...settings });
  const ada: TestClient = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const asMember = () => app.sandbox.signIn('sandbox_ada');
  const text = (title: string) => ({ title, content: `The text of ${title}.`, subreddit: 'webdev' }) as const;
  const inFuture = (ms: number) => new Date(app.clock.now() + ms).toISOString();
  return {
    app,
    ada,
    inFuture,
    schedule: (title: string, ms: number) =>
      ada.call(posts.createPost, { ...text(title), status: 'scheduled', scheduledAt: inFuture(ms) }),
    publish: (title: string) => ada.call(posts.createPost, { ...text(title), status: 'published' }),
    pass: (ms: number, stepMs?: number) => passTime(app, ms, stepMs),
    readPost: async ({ id }: { id: string }) =>
      (await ada.call(posts.listPosts)).find((post) => post.id === id),
    readEvents: async ({ id }: { id: string }) =>
      (await ada.call(posts.readPostHistory, { id })).map(({ event }) => event),
    async titlesThere() {
      const made = await (await asMember()).get('/user/sandbox_ada/submitted?limit=100');
      return made.children().map(({ title }) => title);
    },
    /** Posts directly on the platform with Ada's account. */
    async postThere(title: string, content: string = text(title).content) {
      const fields = { sr: 'webdev', kind: 'self', title, text: content };
      return await (await asMember()).post('/api/submit', fields);
    },
    /** Overrides the platform's behavior until the returned function is called. */
    replacePlatform(change: Partial<Platform>) {
      const platform = app.base.platform!;
      const real = { ...platform };
      Object.assign(platform, change);
      return () => void Object.assign(platform, real);
    },
  };
}

export const UNREADABLE_LISTS: Partial<Platform> = {
  mySubmissions: async () => ({ kind: 'notSent', detail: 'ECONNREFUSED' }),
};
