import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import { findNewComments, storeComments } from '../opportunities/scanned-comments.ts';
import { isShareable } from '../opportunities/thread-rows.ts';
import { createReadPorts, type HubContext } from './create-read-ports.ts';
import { dropKnownThreads } from './drop-known-threads.ts';
import { wantsComments } from './find-watches.ts';
import { type FoundPost, scorePosts } from './score-posts.ts';
import { storeFound } from './store-found.ts';
import { storeByBisection } from './store-by-bisection.ts';
import type { HubPorts } from './poll-groups.ts';
import type { Match, ScanMatcher } from './scan-matcher.ts';

/** Stores new comments and adds the threads of matching ones to the lists of their workspaces. */
export function createCommentPorts(
  ctx: HubContext,
  matcher: ScanMatcher,
  readers: Caller[],
): HubPorts<Comment> {
  const { platform, clock, db, log } = ctx;

  const match = ({ community, body }: Pick<Comment, 'community' | 'body'>): Match[] =>
    matcher.match({ community, title: '', body }).filter(({ scan }) => wantsComments(scan.configuration));

  async function readThreads(comments: readonly Comment[]): Promise<Map<string, Submission> | null> {
    const [reader] = readers;
    const ids = [...new Set(comments.map(({ submissionId }) => submissionId))];
    if (ids.length === 0) return new Map();
    if (!reader) return null;
    const read = await platform.byIds({ ...reader, purpose: 'scan' }, ids);
    if (read.kind !== 'ok') {
      log.warn({ outcome: read }, 'could not read the threads of comments');
      return null;
    }
    const threads = read.value.filter((thing): thing is Submission => 'title' in thing);
    return new Map(threads.map((thread) => [thread.id, thread]));
  }

  return {
    ...createReadPorts(ctx, readers, (caller, query) => platform.newComments(caller, query)),
    keep: storeByBisection(async (comments) => {
      const fresh = await findNewComments(db, platform.mode, comments);
      const wanted = fresh.filter((comment) => comment.author !== null && match(comment).length > 0);
      const threads = await readThreads(wanted);
      const posts = wanted.flatMap((comment): FoundPost[] => {
        const thread = threads?.get(comment.submissionId);
        return thread && isShareable(thread) ? [{ ...thread, comment }] : [];
      });
      const found = await scorePosts(
        ctx,
        ({ community, comment }) => (comment ? match({ ...comment, community }) : []),
        { fresh: posts, page: [...(threads?.values() ?? [])] },
      );
      await db.transaction().execute(async (tx) => {
        // Comments whose threads were unreadable are tried again with the next reading.
        const noted = threads ? fresh : fresh.filter((comment) => !wanted.includes(comment));
        await storeComments(tx, platform.mode, noted, { isScanned: true, now: clock.now() });
        await storeFound(ctx, tx, await dropKnownThreads(tx, platform.mode, found));
      });
      return new Set(fresh.map(({ id }) => id));
    }, log),
  };
}
