import type { Db } from '#server/adapters/db/schema.ts';

const AT_ONCE = 500;
const MINUTE_MS = 60_000;
const FIRST_AT = Date.UTC(2026, 0, 1);
const TEXT =
  'We moved our small shop from a rented server to one under the desk, and wrote down what broke. ' +
  'The short answer: backups were the hard part, not the traffic. What would you have done differently?';

/** Drafts of realistic length, each with its own number. */
export async function seedPosts(db: Db, workspaceId: string, count: number): Promise<void> {
  const post = (no: number) => ({
    id: `pst_${String(no).padStart(8, '0')}`,
    workspace_id: workspaceId,
    type: 'post' as const,
    title: `What we learned in month ${no} of running our own server`,
    content: `${TEXT} (${no})`,
    subreddit: 'selfhosted',
    phase: 'draft' as const,
    fence: 1,
    cta_style: 'subtle' as const,
    created_at: FIRST_AT + no * MINUTE_MS,
    updated_at: FIRST_AT + no * MINUTE_MS,
  });
  for (let no = 0; no < count; no += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - no) }, (_, more) => post(no + more));
    await db.insertInto('posts').values(rows).execute();
  }
}
