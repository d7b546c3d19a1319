import type { Finding } from '#contract/preflight.ts';
import { isClosingQuestion } from '#core/drafts/shapes.ts';
import { mayBeNearDuplicates, nearDuplicateRange, unpackOutline } from '#core/text/outline.ts';
import { areNearDuplicates, type Sketch, sketchText, unpackGrams } from '#core/text/sketch-text.ts';
import { AppError } from '#server/app-error.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { selectSentPosts } from './post-sketches.ts';

const POSTS_AT_ONCE = 500;
const OUTLINES_AT_ONCE = 1_000;

type Text = { id?: string; content: string; subreddit: string };
export type SketchedText = { id: string | undefined; community: string; sketch: Sketch };

/** The sent and scheduled texts of the workspace that may be near-duplicates of the given texts. */
export type SentTexts = {
  /** Another community that has a near-duplicate; null if none. */
  find(text: SketchedText): string | null;
  /** True if the text's own community has a near-duplicate. */
  isHere(text: SketchedText): boolean;
  /** Adds a text that is about to be sent, so that later texts are compared with it too. */
  add(text: SketchedText): void;
};

const isOneCommunity = (one: SketchedText, other: SketchedText): boolean =>
  one.community.toLowerCase() === other.community.toLowerCase();
const isNear = (one: SketchedText, other: SketchedText): boolean =>
  (one.id === undefined || one.id !== other.id) &&
  mayBeNearDuplicates(one.sketch.outline, other.sketch.outline) &&
  areNearDuplicates(one.sketch.grams, other.sketch.grams);

export const toSketched = ({ id, content, subreddit }: Text): SketchedText => ({
  id,
  community: subreddit,
  // The closing sentence of generated drafts is not the author's text.
  sketch: sketchText(isClosingQuestion(content.trim()) ? '' : content),
});

export async function readSentTexts(
  ctx: UserContext,
  db: Db,
  texts: readonly SketchedText[],
): Promise<SentTexts> {
  const sent = await readByIds(ctx, db, await findPossibleCopies(ctx, db, texts));
  return {
    add: (text) => void sent.push(text),
    find: (text) =>
      sent.find((other) => !isOneCommunity(other, text) && isNear(other, text))?.community ?? null,
    isHere: (text) => sent.some((other) => isOneCommunity(other, text) && isNear(other, text)),
  };
}

/** Filters by size and outline. This excludes nearly all other texts, but never a near-duplicate. */
async function findPossibleCopies(
  ctx: UserContext,
  db: Db,
  texts: readonly SketchedText[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const outlines = texts.map(({ sketch }) => sketch.outline);
  const counts = outlines.map(({ count }) => count);
  const sizes = {
    least: nearDuplicateRange(Math.min(...counts))[0],
    most: nearDuplicateRange(Math.max(...counts))[1],
  };
  const ids: string[] = [];
  for (let after: OutlineRow | null = null; ;) {
    const rows: OutlineRow[] = await readOutlines(ctx, db, sizes, after);
    for (const { post_id: id, gram_count: count, outline } of rows) {
      const known = unpackOutline(count, outline);
      if (outlines.some((wanted) => mayBeNearDuplicates(known, wanted))) ids.push(id);
    }
    after = rows.at(-1) ?? null;
    if (rows.length < OUTLINES_AT_ONCE) return ids;
    await ctx.clock.nextTurn();
  }
}

type OutlineRow = Pick<Schema['post_sketches'], 'post_id' | 'gram_count' | 'outline'>;

const readOutlines = (
  { actor }: UserContext,
  db: Db,
  { least, most }: { least: number; most: number },
  after: OutlineRow | null,
): Promise<OutlineRow[]> =>
  db
    .selectFrom('post_sketches')
    .select(['post_id', 'gram_count', 'outline'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('gram_count', '>=', after?.gram_count ?? least)
    .where('gram_count', '<=', most)
    .$if(after !== null, (rest) =>
      rest.where((row) =>
        row(
          row.refTuple('gram_count', 'outline', 'post_id'),
          '>',
          row.tuple(after?.gram_count ?? 0, after?.outline ?? '', after?.post_id ?? ''),
        ),
      ),
    )
    .orderBy('gram_count')
    .orderBy('outline')
    .orderBy('post_id')
    .limit(OUTLINES_AT_ONCE)
    .execute();

async function readByIds(ctx: UserContext, db: Db, ids: readonly string[]): Promise<SketchedText[]> {
  const texts: SketchedText[] = [];
  for (let from = 0; from < ids.length; from += POSTS_AT_ONCE) {
    const rows = await selectSentPosts(ctx, db, ctx.actor.workspaceId)
      .innerJoin('post_sketches', 'post_sketches.post_id', 'posts.id')
      .select(['posts.id', 'posts.subreddit', 'post_sketches.grams', 'post_sketches.outline'])
      .where('posts.id', 'in', ids.slice(from, from + POSTS_AT_ONCE))
      .execute();
    for (const { id, subreddit, ...packed } of rows) {
      const grams = unpackGrams(packed.grams);
      const sketch = { grams, outline: unpackOutline(grams.length, packed.outline) };
      texts.push({ id, community: subreddit, sketch });
    }
  }
  return texts;
}

/** Another community that has, or is about to get, a near-duplicate from this workspace; null if none. */
export async function findNearCopy(ctx: UserContext, db: Db, text: Text): Promise<string | null> {
  const sketched = toSketched(text);
  return (await readSentTexts(ctx, db, [sketched])).find(sketched);
}

/** Rejects a near-duplicate of a text sent elsewhere. Returns the sketched text. */
export async function refuseNearCopy(ctx: UserContext, db: Db, text: Text): Promise<SketchedText> {
  const sketched = toSketched(text);
  refuseNearCopyAmong(await readSentTexts(ctx, db, [sketched]), sketched);
  return sketched;
}

export function refuseNearCopyAmong(sent: SentTexts, text: SketchedText): void {
  const near = sent.find(text);
  if (near === null) return;
  const { text: why, remedy } = nearCopyFinding(near);
  throw new AppError('CONFLICT', `${why} ${remedy} You can save it as a draft meanwhile.`);
}

export const nearCopyFinding = (community: string): Finding => ({
  severity: 'block',
  code: 'NEAR_COPY',
  text: `This is nearly the same text as your post in r/${community}. Communities treat near-copies as spam.`,
  remedy: 'Rewrite this one before you send it.',
  quote: null,
  nextAt: null,
});
