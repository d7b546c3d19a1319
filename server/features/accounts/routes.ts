import * as accounts from '#contract/accounts.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { personContext } from '#server/http/session.ts';
import { findAccounts, presentAccount } from './account-rows.ts';
import { addAssistedAccount } from './add-assisted-account.ts';
import { beginConnection } from './begin-connection.ts';
import { checkConnection } from './check-connection.ts';
import { disconnectAccount } from './disconnect-account.ts';
import { type Connection, finishConnection } from './finish-connection.ts';
import { readUsage } from './read-usage.ts';

export function accountRoutes(app: App): void {
  connectionRoutes(app);
  handle(app, accounts.listAccounts, async ({ db, platform, actor }) =>
    (await findAccounts(db, actor.workspaceId)).map((row) => presentAccount(row, platform)),
  );
  handle(app, accounts.addAssistedAccount, addAssistedAccount);
  handle(app, accounts.disconnectAccount, disconnectAccount);
  handle(app, accounts.checkConnection, checkConnection);
  handle(app, accounts.readUsage, readUsage);
  handle(app, accounts.readPlatform, async ({ platform }) => ({
    mode: platform?.mode ?? ('none' as const),
    url: platform?.siteUrl ?? null,
  }));
}

const dashboardUrl = ({ end, username }: Connection) =>
  `/?${new URLSearchParams({ account: end, ...(username && { name: username }) }).toString()}`;

/** Browser navigations to the consent page and back, for signed-in users. */
function connectionRoutes(app: App): void {
  const { http, base } = app;
  const { platform } = base;

  http.get('/api/reddit/login', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.actor.kind !== 'user') return reply.redirect('/api/login', 302);
    if (!platform) return reply.redirect(dashboardUrl({ end: 'unavailable' }), 303);
    return reply.redirect(await beginConnection(personContext(app, request), platform), 302);
  });

  http.get<{ Querystring: Record<string, unknown> }>('/api/reddit/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.actor.kind !== 'user') return reply.redirect('/api/login', 302);
    if (!platform) return reply.redirect(dashboardUrl({ end: 'unavailable' }), 303);
    const parameter = (name: string) => {
      const value = request.query[name];
      return typeof value === 'string' ? value : '';
    };
    const callback = { state: parameter('state'), code: parameter('code'), error: parameter('error') };
    const connection = await finishConnection(personContext(app, request), platform, callback);
    return reply.redirect(dashboardUrl(connection), 303);
  });
}
