import { createHash } from 'node:crypto';
import type { FeedState } from '#contract/scanning/feed.ts';
import { decideNextReading, platformWaitMs } from '#core/feed/decide-next-reading.ts';
import { writeFeedAddress } from '#core/feed/parse-feed-address.ts';
import { readAtom } from '#core/feed/read-atom.ts';
import { type FeedThread, toThreads } from '#core/feed/to-threads.ts';
import type { FeedOutcome, Validators } from '#server/adapters/website/feed.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findWorkspaceScans, type RunningScan } from '../scan-hub/find-watches.ts';
import { blockFeedSlots, acquireFeedSlot } from './feed-slot.ts';
import { type FeedRow, decryptAddress } from './feed-rows.ts';
import { storeReading } from './store-reading.ts';

/** `threads` is null if nothing new was read. */
export type FeedReading = {
  state: FeedState;
  threads: FeedThread[] | null;
  validators: Validators | null;
  waitMs: number | null;
};

/** The clocks of two processes may differ: a feed that one has just turned on is due for the other. */
const CLOCKS_DIFFER_MS = 1_000;

/** Reads the feed that is due longest, if a slot is free. */
export async function readDueFeed(ctx: JobContext): Promise<TryAgain | void> {
  const { db, clock } = ctx;
  const row = await db
    .selectFrom('feeds')
    .selectAll()
    .where('is_on', '=', 1)
    .where('removed_at', 'is', null)
    .where('next_at', '<=', clock.now() + CLOCKS_DIFFER_MS)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  const waitMs = await acquireFeedSlot(ctx);
  if (waitMs !== null) return { tryAgainAt: clock.now() + waitMs };
  const scans = await findWorkspaceScans(ctx, row.workspace_id);
  const readFor = nameScans(scans);
  const keep = async (reading: FeedReading) => {
    const next = decideNextReading(reading.state, { ...row, now: clock.now(), waitMs: reading.waitMs });
    // Failures of this feed delay only this feed.
    if (reading.state === 'limited')
      await blockFeedSlots(ctx, clock.now() + platformWaitMs('limited', reading.waitMs));
    await storeReading(ctx, row, { ...reading, ...next, scans, readFor });
  };
  try {
    await keep(await ask(ctx, row, readFor));
  } catch (error) {
    ctx.log.error({ err: error, feedId: row.id }, 'could not process a feed');
    await keep({ ...NOTHING, state: 'broken' });
  }
}

const NOTHING = { threads: null, validators: null, waitMs: null };

/** Identifies the scans a feed was matched against. If they change, an unchanged feed must be read again. */
const nameScans = (scans: readonly RunningScan[]): string =>
  createHash('sha256')
    .update(JSON.stringify(scans.map(({ id, version, communityKeys }) => [id, version, [...communityKeys]])))
    .digest('base64url');

async function ask(ctx: JobContext, row: FeedRow, readFor: string): Promise<FeedReading> {
  const address = decryptAddress(ctx, row);
  if (!address) return { ...NOTHING, state: 'locked' };
  const knows = row.read_for === readFor;
  const outcome = await ctx.readFeed({
    address: writeFeedAddress(address),
    userAgent: ctx.config.reddit.userAgent ?? `web:threadwell:own-feed (by /u/${address.username})`,
    etag: knows ? row.etag : null,
    lastModified: knows ? row.last_modified : null,
  });
  return understand(outcome, row.site, ctx.clock.now());
}

function understand(outcome: FeedOutcome, site: string, now: number): FeedReading {
  if (outcome.kind === 'unchanged') return { ...NOTHING, state: 'read' };
  if (outcome.kind === 'limited') return { ...NOTHING, state: 'limited', waitMs: outcome.waitMs };
  if (outcome.kind !== 'ok') return { ...NOTHING, state: outcome.kind };
  const { text, etag, lastModified } = outcome;
  const read = readAtom(text);
  if ('fault' in read) return { ...NOTHING, state: read.fault };
  return {
    state: 'read',
    threads: toThreads(read.entries, site, now),
    validators: { etag, lastModified },
    waitMs: null,
  };
}
