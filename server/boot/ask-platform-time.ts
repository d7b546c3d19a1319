import { withTimeout } from '../adapters/with-timeout.ts';
import type { Base } from '../context.ts';

const PATIENCE_MS = 5_000;

/** The platform's time; null if unknown. A sandbox on this machine only has our own clock. */
export async function askPlatformTime({ db, platform, clock }: Base): Promise<number | null> {
  if (!platform || platform.isLocal) return null;
  // Every call belongs to a workspace. Without a workspace, nothing is due.
  const workspace = await db.selectFrom('workspaces').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (!workspace) return null;
  const reached = await withTimeout(clock, PATIENCE_MS, platform.reach(workspace.id));
  return reached?.answered ? reached.platformAt : null;
}
