import type { QueryClient } from '@tanstack/react-query';
import { LIST_VERSION } from '#contract/list-version.ts';
import type * as endpoints from '#contract/posts.ts';
import type { Post } from '#contract/posts.ts';
import { ApiError, call, send, type Target } from '#web/lib/api-client.ts';

const POSTS: Target<typeof endpoints.listPosts> = { method: 'GET', path: '/api/posts' };
const CHANGES: Target<typeof endpoints.readPostChanges> = { method: 'GET', path: '/api/posts/changes' };

/** The list as last received from the server, without this page's optimistic changes. */
type ServerList = { version: number; posts: readonly Post[] };
const SERVER_LIST_KEY = [CHANGES.path];

const findServerList = (queries: QueryClient) => queries.getQueryData<ServerList>(SERVER_LIST_KEY);

/** True if this page has read this version of the list or a newer one. */
export const hasReadVersion = (queries: QueryClient, version: number): boolean =>
  (findServerList(queries)?.version ?? 0) >= version;

/** Reads the changes since the last time, or the whole list. */
export async function readPosts(queries: QueryClient): Promise<Post[]> {
  const known = findServerList(queries);
  const latest = (known && (await readChanges(known))) ?? (await readAll());
  // No component observes this query, so it would be garbage-collected.
  queries.setQueryDefaults(SERVER_LIST_KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<ServerList>(SERVER_LIST_KEY, latest.version ? latest : undefined);
  return [...latest.posts];
}

async function readAll(): Promise<ServerList> {
  const answer = await send(POSTS);
  return { version: Number(answer.headers.get(LIST_VERSION)), posts: (await answer.json()) as Post[] };
}

/** The changes; null if the server no longer knows that version. */
async function readChanges({ version: since, posts }: ServerList): Promise<ServerList | null> {
  try {
    const { version, changed, removed } = await call(CHANGES, { since });
    const gone = new Set(removed);
    return {
      version,
      posts: mergePosts(
        posts.filter(({ id }) => !gone.has(id)),
        changed,
      ),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return null;
    throw error;
  }
}

/** The list with these posts updated, in the server's order. */
export const mergePosts = (posts: readonly Post[], current: readonly Post[]): Post[] => {
  const ids = new Set(current.map(({ id }) => id));
  return [...posts.filter(({ id }) => !ids.has(id)), ...current].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
  );
};
