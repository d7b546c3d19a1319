import type { Output } from '#contract/endpoint.ts';
import type { listSavedScans as endpoint } from '#contract/scanning/saved-scans.ts';
import type { UserContext } from '#server/context.ts';
import { hasReader } from '../accounts/choose-account.ts';
import { findSavedScans, presentSavedScan } from './saved-scan-rows.ts';
import { readScanSetup } from './scan-setup.ts';

const NO_PLATFORM =
  'This installation isn’t connected to Reddit, so saved scans only match threads from your own feed. ' +
  'Its owner can set up the API client.';
const NO_ACCOUNT =
  'Connect an account on the dashboard to run saved scans. Until then they only match threads from your own feed.';

export async function listSavedScans(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const rows = await findSavedScans(ctx, ctx.db);
  const canRead = ctx.platform !== null && (await hasReader(ctx, ctx.actor.workspaceId));
  const why = ctx.platform ? NO_ACCOUNT : NO_PLATFORM;
  return {
    scans: rows.map(presentSavedScan),
    restsBecause: canRead ? null : why,
    setup: await readScanSetup(ctx, ctx.db),
  };
}
