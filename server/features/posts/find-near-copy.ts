import { type Grams, gramsOf, isNearCopy } from '#core/text/measure-similarity.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

const WINDOW_MS = 30 * 24 * 3_600_000;

type Text = { id?: string; content: string; subreddit: string };

/** The workspace's sent and scheduled texts, prepared for comparison. */
export type SentTexts = { id: string | undefined; community: string; grams: Grams }[];

export const toSent = ({ id, content, subreddit }: Text): SentTexts[number] => ({
  id,
  community: subreddit,
  grams: gramsOf(content),
});

export async function readSentTexts({ clock, actor }: UserContext, db: Db): Promise<SentTexts> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'content', 'subreddit'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null)
    .where('phase', 'not in', ['draft', 'failed'])
    .where('updated_at', '>', clock.now() - WINDOW_MS)
    .execute();
  return rows.map(toSent);
}

function findAmong(texts: SentTexts, text: Text): string | null {
  const { id, community, grams } = toSent(text);
  const near = texts
    .filter((other) => other.id === undefined || other.id !== id)
    .filter((other) => other.community.toLowerCase() !== community.toLowerCase())
    .find((other) => isNearCopy(other.grams, grams));
  return near?.community ?? null;
}

/** The other community that has nearly this text, or is about to get it, from this workspace. */
export const findNearCopy = async (ctx: UserContext, db: Db, text: Text): Promise<string | null> =>
  findAmong(await readSentTexts(ctx, db), text);

/** Refuses a near copy of a text that is sent elsewhere. */
export async function refuseNearCopy(ctx: UserContext, db: Db, text: Text): Promise<void> {
  refuseNearCopyOf(await readSentTexts(ctx, db), text);
}

/** The same for many texts, which are compared with the sent ones and with each other. */
export function refuseNearCopyOf(sent: SentTexts, text: Text): void {
  const near = findAmong(sent, text);
  if (near === null) return;
  throw new AppError(
    'CONFLICT',
    `This is nearly the same text as your post in r/${near}. Communities take near copies for spam: write this one anew, then send it. You can save it as a draft meanwhile.`,
  );
}
