import type { Config } from '#server/config.ts';

/** The platform's addresses and our client's credentials. */
export type PlatformSettings = {
  mode: 'api' | 'sandbox';
  authUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  userAgent: string;
};

export const SCOPES = ['identity', 'read', 'submit', 'edit', 'flair', 'history', 'mysubreddits'] as const;

/** The operator's approved client, or else the sandbox. With neither, all accounts are assisted. */
export function readPlatformSettings({
  reddit,
  sandbox,
}: Pick<Config, 'reddit' | 'sandbox'>): PlatformSettings | null {
  const { clientId, clientSecret, userAgent, authUrl, apiUrl } = reddit;
  if (clientId && clientSecret && userAgent) {
    return { mode: 'api', authUrl, apiUrl, clientId, clientSecret, userAgent };
  }
  if (!sandbox.on) return null;
  const url = `http://127.0.0.1:${sandbox.port}`;
  return {
    mode: 'sandbox',
    authUrl: url,
    apiUrl: url,
    clientId: 'threadwell-sandbox',
    clientSecret: 'sandbox-secret',
    userAgent: 'web:threadwell:sandbox (by /u/sandbox_ada)',
  };
}
