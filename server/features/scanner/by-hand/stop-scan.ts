import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { staleBefore } from './scan-rows.ts';

export async function stopScan({ db, clock, events, actor }: UserContext): Promise<void> {
  const { workspaceId } = actor;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('scans_by_hand')
      .set({ stop_asked: 1 })
      .where('workspace_id', '=', workspaceId)
      .where('outcome', 'is', null)
      .where('beat_at', '>', staleBefore(clock.now()))
      .returning('scan_id')
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND', 'No scan is running.');
    await events.publish(tx, { workspaceId, topic: 'scanning' });
  });
}
