import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { collectFaults, type Faults } from './collect-faults.ts';
import { readSentTexts, refuseNearCopyAmong, type SketchedText, toSketched } from './find-near-copy.ts';
import { findPostsById, type PostWithMode } from './post-rows.ts';
import { storeSketches } from './post-sketches.ts';
import { type CheckedPost, explainRefusal, refuseUnchecked } from './refuse-blocked.ts';
import { enqueueSendings } from './send-posts.ts';
import { applyPostInput, refuseUneditable } from './update-post.ts';
import { writePost } from './write-post.ts';

const POSTS_PER_TURN = 20;
const UNSEEN = 'This post was changed elsewhere. Read it again, then schedule it.';

type Plan = {
  /** The times, one per post, in order. */
  readonly times: readonly number[];
  readonly timeZone: string | null | undefined;
  /** The revision of each post that the user saw, by id. Posts without one are not compared. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly checked: ReadonlyMap<string, CheckedPost>;
};

type Wanted = { readonly post: Owned<PostWithMode>; readonly text: SketchedText };
type Change = Wanted & {
  readonly row: ReturnType<typeof applyPostInput>['next'] & { rules_version: string | null };
};

/** Schedules several posts with batched reads and writes. Writes nothing if any post has a fault. */
export async function schedulePosts(
  ctx: UserContext,
  tx: Tx,
  ids: readonly string[],
  { times, timeZone, checked, revisions }: Plan,
): Promise<Faults> {
  const found = new Map((await findPostsById(tx, ids)).map((post) => [post.id, post]));
  const wanted: Wanted[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % POSTS_PER_TURN === 0) await ctx.clock.nextTurn();
    const post = authorize(ctx.actor, found.get(id));
    wanted.push({ post, text: toSketched(post) });
  }
  await ctx.clock.nextTurn();
  const sent = await readSentTexts(
    ctx,
    tx,
    wanted.map(({ text }) => text),
  );
  const accountFor = chooseOnce(ctx, tx);
  const changes: Change[] = [];
  const faults = await collectFaults(wanted, async ({ post, text }, index) => {
    const known = checked.get(post.id);
    const refusal = known && explainRefusal(known);
    if (refusal) throw new AppError('CONFLICT', refusal);
    refuseUneditable(post);
    if ((revisions[post.id] ?? post.revision) !== post.revision) throw new AppError('CONFLICT', UNSEEN);
    refuseUnchecked(post, known);
    const scheduledAt = new Date(times[index] ?? 0).toISOString();
    const { next } = applyPostInput(ctx, post, { id: post.id, status: 'scheduled', scheduledAt, timeZone });
    refuseNearCopyAmong(sent, text);
    const account_id = await accountFor(next.account_id);
    sent.add(text);
    changes.push({ post, text, row: { ...next, account_id, rules_version: known?.version ?? null } });
  });
  if (faults.size === 0) await writeChanges(ctx, tx, changes);
  return faults;
}

async function writeChanges(ctx: UserContext, tx: Tx, changes: readonly Change[]): Promise<void> {
  const { workspaceId } = ctx.actor;
  for (const [index, { post, row }] of changes.entries()) {
    if (index % POSTS_PER_TURN === 0) await ctx.clock.nextTurn();
    await writePost(tx, post, row);
  }
  await ctx.clock.nextTurn();
  const sketches = changes.map(({ post: { id }, text: { sketch } }) => ({ id, workspaceId, sketch }));
  await storeSketches(ctx, tx, sketches);
  const sendings = changes.map(({ post: { id }, row }) => ({ id, ...row }));
  await ctx.clock.nextTurn();
  await enqueueSendings(ctx, tx, sendings);
  await ctx.clock.nextTurn();
  const detail = { status: 'scheduled' };
  const entries = changes.map(({ post }) => ({
    verb: 'post.changed',
    workspaceId,
    subject: post.id,
    detail,
  }));
  await audit(ctx, tx, ...entries);
  await ctx.clock.nextTurn();
}

/** Caches the choice per requested account. */
function chooseOnce(ctx: UserContext, tx: Tx) {
  const chosen = new Map<string | null, Promise<string | null>>();
  return (accountId: string | null): Promise<string | null> => {
    const known = chosen.get(accountId);
    if (known) return known;
    const choice = chooseAccount(ctx, tx, { accountId, sendsNow: false }).then(
      (account) => account?.id ?? null,
    );
    chosen.set(accountId, choice);
    return choice;
  };
}
