import { createHash } from 'node:crypto';
import { LIST_VERSION } from '#contract/list-version.ts';
import { listPosts as endpoint } from '#contract/posts.ts';
import { readListVersion } from '#server/adapters/db/list-versions.ts';
import type { App } from '#server/http/app-type.ts';
import type { UserContext } from '#server/context.ts';
import { answerUnchanged } from '#server/http/answer-unchanged.ts';
import { acceptsGzip, toGzip } from '#server/http/gzip.ts';
import { userContext } from '#server/http/session.ts';
import { createListCache, type SentList } from './create-list-cache.ts';
import { findPosts, presentPost } from './post-rows.ts';

const MAX_BYTES = 32 * 1024 * 1024;

const headersOf = ({ etag, version }: SentList) => ({
  etag,
  'cache-control': 'private, no-cache',
  [LIST_VERSION]: String(version),
});

/** Serves the whole list. Rebuilds it only after any process has changed a post of the workspace. */
export function listPostsRoute(app: App): void {
  const cache = createListCache(MAX_BYTES);
  const compressing = new WeakSet<SentList>();
  app.endpoints.push(endpoint);
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { scope: endpoint.scope },
    async handler(request, reply) {
      const ctx = userContext(app, request);
      const { workspaceId } = ctx.actor;
      // Read the version before the rows, so that the rows are as new as the version or newer.
      const { version } = await readListVersion(ctx.db, workspaceId, 'posts');
      const known = cache.get(workspaceId, version);
      if (known) compressLater(compressing, known);
      let list = known;
      if (!list) {
        list = await makeList(ctx, version);
        cache.set(workspaceId, list);
      }
      reply.headers(headersOf(list));
      if (isKnown(list.etag, request.headers['if-none-match'])) return reply.status(304).send();
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!list.gzipped || !acceptsGzip(request)) return reply.send(list.body);
      return reply.headers({ etag: `W/${list.etag}`, 'content-encoding': 'gzip' }).send(list.gzipped);
    },
  });
  const unchanged = { path: endpoint.path, list: 'posts' } as const;
  answerUnchanged(app, unchanged, ({ workspace_id: workspaceId, listVersion }, asked) => {
    const list = cache.get(workspaceId, listVersion);
    return list && isKnown(list.etag, asked) ? headersOf(list) : null;
  });
}

/** Pages read a list once, then only its changes. A list that is read a second time is compressed, off the main thread. */
function compressLater(compressing: WeakSet<SentList>, list: SentList): void {
  if (compressing.has(list)) return;
  compressing.add(list);
  void toGzip(list.body).then((gzipped) => (list.gzipped = gzipped));
}

/** The ETag hashes the body, so it is the same in every process and changes when a release changes the format. */
async function makeList({ db, platform, actor }: UserContext, version: number): Promise<SentList> {
  const rows = await findPosts(db, actor.workspaceId);
  const body = Buffer.from(JSON.stringify(rows.map((row) => presentPost(row, platform))));
  return { version, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body };
}

const isKnown = (etag: string, asked = ''): boolean =>
  asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
