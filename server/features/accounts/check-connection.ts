import type { checkConnection as endpoint, Finding } from '#contract/accounts.ts';
import type { Output } from '#contract/endpoint.ts';
import { buildFindings, type ConnectionSetup } from '#core/accounts/build-findings.ts';
import { readPlatformSettings, SCOPES } from '#server/adapters/platform/platform-settings.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { isLoopback } from '#server/config.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findAccounts } from './account-rows.ts';
import { connectionCallback } from './begin-connection.ts';

const TIMEOUT_MS = 4_000;

/** Checks everything a connection needs, including that the platform is reachable. */
export async function checkConnection(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { actor, clock, platform } = ctx;
  await consumeRateLimits(ctx, [{ key: `doctor:${actor.workspaceId}`, count: 10, windowMs: 60_000 }]);
  const findings: Finding[] = buildFindings(await readSetup(ctx));
  return { mode: platform?.mode ?? 'none', checkedAt: new Date(clock.now()).toISOString(), findings };
}

async function readSetup(ctx: UserContext): Promise<ConnectionSetup> {
  const { actor, clock, config, platform, db } = ctx;
  const settings = readPlatformSettings(config);
  const accounts = await findAccounts(db, actor.workspaceId);
  const reached = platform && (await withTimeout(clock, TIMEOUT_MS, platform.reach(actor.workspaceId)));
  return {
    mode: platform?.mode ?? 'none',
    clientId: settings?.clientId ?? null,
    userAgent: settings?.userAgent ?? null,
    redirectUri: connectionCallback(config.publicUrl),
    redirectIsSafe: config.https || isLoopback(new URL(config.publicUrl).hostname),
    scopes: SCOPES,
    accountsLackingScopes: accounts
      .filter(({ mode, scopes }) => mode === platform?.mode && !holdsAll(scopes.split(' ')))
      .map(({ username }) => username),
    approvalRef: config.reddit.approvalRef,
    approvalNeeded: platform !== null && !platform.isLocal,
    reached,
    now: clock.now(),
  };
}

const holdsAll = (scopes: readonly string[]) =>
  scopes.includes('*') || SCOPES.every((scope) => scopes.includes(scope));
