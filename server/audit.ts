import { newId } from './adapters/crypto/new-id.ts';
import type { Db } from './adapters/db/schema.ts';
import type { Actor, Context } from './context.ts';

type Entry = {
  verb: string;
  workspaceId: string | null;
  subject?: string;
  detail?: Record<string, string | number>;
};

/** Records who did what, in the verb's own transaction. Never store secrets or texts here. */
export async function audit(ctx: Context, db: Db, ...entries: readonly Entry[]): Promise<void> {
  await db
    .insertInto('audit_events')
    .values(
      entries.map((entry) => ({
        id: newId('aud', ctx),
        workspace_id: entry.workspaceId,
        actor: nameOf(ctx.actor),
        verb: entry.verb,
        subject: entry.subject ?? null,
        detail: JSON.stringify(entry.detail ?? {}),
        at: ctx.clock.now(),
      })),
    )
    .execute();
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind === 'key') return actor.keyId;
  return actor.kind === 'job' ? `job:${actor.name}` : actor.kind;
}
