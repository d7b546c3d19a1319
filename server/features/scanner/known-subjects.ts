import type { UserContext } from '#server/context.ts';
import { rematchKeywords } from './find-keywords.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import type { ScannedThread } from './read-stored-threads.ts';

/** The keywords that a thread matched, and how many were searched for. */
type Subject = { keywords: readonly string[]; keywordsAsked: number };
type KnownSubject = Pick<
  OpportunityRow,
  'origin' | 'keywords' | 'judgement' | 'comment_id' | 'viewed_at' | 'skipped_at'
>;

const IDS_AT_ONCE = 200;

/** The keywords that found the workspace's known threads, by thread id. */
export async function findKnownSubjects(
  { db, actor }: UserContext,
  threadIds: readonly string[],
): Promise<Map<string, KnownSubject>> {
  const known = new Map<string, KnownSubject>();
  for (let from = 0; from < threadIds.length; from += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('opportunities')
      .select(['thread_id', 'origin', 'keywords', 'judgement', 'comment_id', 'viewed_at', 'skipped_at'])
      .where('workspace_id', '=', actor.workspaceId)
      .where('thread_id', 'in', threadIds.slice(from, from + IDS_AT_ONCE))
      .execute();
    for (const row of rows) known.set(row.thread_id, row);
  }
  return known;
}

/** Merges with the keywords found earlier. Keywords of a comment are skipped: they aren't in the thread's own text. */
export function mergeKnownSubject(
  found: Subject,
  known: KnownSubject | undefined,
  text: Pick<ScannedThread, 'title' | 'body'>,
): Subject {
  if (!known || known.comment_id !== null) return found;
  const again = rematchKeywords(known, text);
  if (again.keywords.length === 0) return found;
  return {
    keywords: [...new Set([...found.keywords, ...again.keywords])],
    keywordsAsked: found.keywordsAsked + again.keywordsAsked,
  };
}
