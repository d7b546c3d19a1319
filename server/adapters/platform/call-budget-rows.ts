import { type CallDecision, decideCall, oldestBucket, toBucket } from '#core/calls/decide-call.ts';
import { type Call, isPaced } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/schema.ts';

const DAY_MS = 24 * 3_600_000;

type Ports = { db: Db; clock: Clock; callsPerMinute: number };

/** `at`: the instant whose minute the call counts toward. */
export type TakenCall = { ok: true; at: number } | Extract<CallDecision, { ok: false }>;

/**
 * Takes one call from the installation's shared budget, or returns when to ask again. A call for a later time counts in that
 * later minute, or that minute could exceed the budget.
 */
export async function takeCall(
  { db, clock, callsPerMinute }: Ports,
  call: Call & { dueAt?: number },
  paced = isPaced(call.purpose),
): Promise<TakenCall> {
  const { dueAt = 0 } = call;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const budget = await lockBudget(tx);
    const buckets = await tx
      .selectFrom('call_buckets')
      .selectAll()
      .where('bucket', '>=', oldestBucket(now))
      .orderBy('bucket')
      .execute();
    const state = {
      now,
      callsPerMinute,
      buckets,
      blockedUntil: budget.blocked_until,
      pacedAt: budget.paced_at,
    };
    const decision = decideCall(state, paced);
    if (!decision.ok) return decision;
    const at = Math.max(now, dueAt);
    await countCall(tx, call, at);
    if (paced) await tx.updateTable('call_budget').set({ paced_at: now }).execute();
    return { ok: true, at };
  });
}

/** Refunds a call that was not made. */
export async function refundCall(db: Db, { purpose, workspaceId }: Call, at: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockBudget(tx);
    await tx
      .updateTable('call_buckets')
      .set((row) => ({ calls: row('calls', '-', 1) }))
      .where('bucket', '=', toBucket(at))
      .execute();
    await tx
      .updateTable('call_meter')
      .set((row) => ({ calls: row('calls', '-', 1) }))
      .where('key', '=', meterKeyOf(purpose, workspaceId, at))
      .execute();
  });
}

const dayOf = (at: number) => Math.floor(at / DAY_MS);
const meterKeyOf = (purpose: string, workspaceId: string, at: number) =>
  `${dayOf(at)}|${workspaceId}|${purpose}`;

/** Updating the only row makes all processes take turns. */
async function lockBudget(tx: Tx) {
  const locked = await tx
    .updateTable('call_budget')
    .set((row) => ({ turn: row('turn', '+', 1) }))
    .returningAll()
    .executeTakeFirst();
  if (locked) return locked;
  const first = { id: 1, turn: 0, blocked_until: 0, paced_at: 0 };
  await tx
    .insertInto('call_budget')
    .values(first)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return first;
}

async function countCall(tx: Tx, { purpose, workspaceId }: Call, at: number): Promise<void> {
  await tx
    .insertInto('call_buckets')
    .values({ bucket: toBucket(at), calls: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({ calls: row('call_buckets.calls', '+', 1) })),
    )
    .execute();
  await tx
    .insertInto('call_meter')
    .values({
      key: meterKeyOf(purpose, workspaceId, at),
      day: dayOf(at),
      workspace_id: workspaceId,
      purpose,
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ calls: row('call_meter.calls', '+', 1) })),
    )
    .execute();
}

/** Blocks all calls until the given time. May extend an earlier block, but never shortens one. */
export async function blockCalls(db: Db, until: number): Promise<void> {
  await db
    .updateTable('call_budget')
    .set({ blocked_until: until })
    .where('blocked_until', '<', until)
    .execute();
}
