import type { Db } from '#server/adapters/db/schema.ts';
import { Chance } from '#test/simulation/chance.ts';

const ROWS_AT_ONCE = 500;
const WORDS = 150;
const VOCABULARY = 4_000;
const SYLLABLES = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
/** A footer that most authors put under all of their posts. */
const FOOTER =
  'If you try it, tell me what you think. I read every answer, and I am glad about each one of them.';

/** Texts of 150 words that differ except for their ends. */
export function createWriter(seed: number): () => string {
  const chance = new Chance(seed);
  const word = () => {
    let rest = chance.between(0, VOCABULARY - 1);
    let text = '';
    for (let part = 0; part < 4; part += 1, rest = Math.floor(rest / 10)) text += SYLLABLES[rest % 10];
    return text;
  };
  return () => `${Array.from({ length: WORDS }, word).join(' ')}. ${FOOTER}`;
}

type Given = { db: Db; workspaceId: string; phase: 'draft' | 'published'; now: number; write: () => string };

/** Posts with different texts, written in the last twenty days. Returns their ids. */
export async function seedTexts(
  { db, workspaceId, phase, now, write }: Given,
  count: number,
): Promise<string[]> {
  const posts = Array.from({ length: count }, (_, no) => ({
    id: `pst_${phase}_${String(no).padStart(6, '0')}`,
    workspace_id: workspaceId,
    type: 'post' as const,
    title: `What we learned, part ${no}`,
    content: write(),
    subreddit: phase === 'draft' ? 'selfhosted' : 'webdev',
    phase,
    fence: 1,
    cta_style: 'subtle' as const,
    published_at: phase === 'draft' ? null : now - no * 60_000,
    created_at: now - no * 60_000,
    updated_at: now - no * 60_000,
  }));
  for (let from = 0; from < count; from += ROWS_AT_ONCE)
    await db
      .insertInto('posts')
      .values(posts.slice(from, from + ROWS_AT_ONCE))
      .execute();
  return posts.map(({ id }) => id);
}
