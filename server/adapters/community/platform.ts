import type { Config } from '#server/config.ts';

/** Where the community is and who we are to it. */
export type Platform = {
  mode: 'api' | 'sandbox';
  authUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  userAgent: string;
};

export const modeOf = (platform: Platform | null): Platform['mode'] | 'none' => platform?.mode ?? 'none';

export const SCOPES = ['identity', 'read', 'submit', 'edit', 'flair', 'history', 'mysubreddits'] as const;

/** The operator's approved client; else the sandbox beside us; else nothing, and accounts are assisted. */
export function platformOf({ reddit, sandbox }: Pick<Config, 'reddit' | 'sandbox'>): Platform | null {
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
