import type { Input, Output } from '#contract/endpoint.ts';
import type { importPosts, preflightImport as endpoint } from '#contract/import.ts';
import { isTimeZone } from '#core/posts/wall-time.ts';
import type { UserContext } from '#server/context.ts';
import { findAccountId } from '../accounts/choose-account.ts';
import { nearCopyFinding, readSentTexts, toSketched } from '../posts/find-near-copy.ts';
import { fillSketches } from '../posts/post-sketches.ts';
import {
  type CheckedPost,
  checkOutgoing,
  type OutgoingPost,
  explainRefusal,
} from '../posts/refuse-blocked.ts';

type Row = Input<typeof importPosts>['rows'][number];

/** The rule checks of the rows to be scheduled; null for other rows. */
export async function checkRows(ctx: UserContext, rows: readonly Row[]): Promise<(CheckedPost | null)[]> {
  const leaving: (OutgoingPost | null)[] = [];
  for (const [index, row] of rows.entries())
    leaving.push(row.status === 'scheduled' ? await toOutgoing(ctx, row, index) : null);
  const checked = await checkOutgoing(
    ctx,
    leaving.filter((post) => post !== null),
  );
  return leaving.map((post) => (post && checked.get(post.id)) ?? null);
}

/** Reports, before an import, which rows it would reject. */
export async function preflightImport(
  ctx: UserContext,
  { rows }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const checked = await checkRows(ctx, rows);
  const copies = await findCopies(ctx, rows, checked);
  return checked.map((row, index) => {
    const near = copies[index] ?? null;
    if (!row || near === null) return row?.preflight ?? null;
    return { verdict: 'blocked' as const, findings: [nearCopyFinding(near), ...row.preflight.findings] };
  });
}

/** Per row: another community that has, or gets in an earlier row, a near-duplicate. Null if none, or for a draft. */
async function findCopies(
  ctx: UserContext,
  rows: readonly Row[],
  checked: readonly (CheckedPost | null)[],
): Promise<(string | null)[]> {
  const texts = rows.map((row) => (row.status === 'scheduled' ? toSketched(row) : null));
  await fillSketches(ctx);
  const sent = await readSentTexts(
    ctx,
    ctx.db,
    texts.filter((text) => text !== null),
  );
  return texts.map((text, index) => {
    const known = checked[index];
    if (!text || (known && explainRefusal(known) !== null)) return null;
    const near = sent.find(text);
    if (near === null) sent.add(text);
    return near;
  });
}

async function toOutgoing(ctx: UserContext, row: Row, index: number): Promise<OutgoingPost> {
  const isComment = row.type === 'comment';
  return {
    // Rows planned for the same time keep their order.
    id: `row ${String(index).padStart(4, '0')}`,
    type: row.type,
    title: isComment ? null : (row.title ?? null),
    content: row.content,
    subreddit: row.subreddit,
    url: row.type === 'link' ? (row.url ?? row.websiteUrl ?? null) : null,
    flair: isComment ? null : (row.flair ?? null),
    website_url: row.websiteUrl ?? null,
    time_zone: row.timeZone && isTimeZone(row.timeZone) ? row.timeZone : null,
    account_id: row.account ? await findAccountId(ctx, ctx.db, row.account) : (row.redditAccountId ?? null),
    beginning: null,
    at: row.scheduledAt ? Date.parse(row.scheduledAt) : ctx.clock.now(),
  };
}
