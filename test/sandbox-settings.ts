import { CLIENT_ID, CLIENT_SECRET } from '../sandbox/oauth/clients.ts';

/** Settings of a server that uses this sandbox as the platform. */
export const settingsFor = (sandboxUrl: string, apiUrl = sandboxUrl) => ({
  REDDIT_CLIENT_ID: CLIENT_ID,
  REDDIT_CLIENT_SECRET: CLIENT_SECRET,
  REDDIT_USER_AGENT: 'test:threadwell:1.0 (by /u/sandbox_ada)',
  REDDIT_QPM: '10000',
  REDDIT_AUTH_URL: sandboxUrl,
  REDDIT_API_URL: apiUrl,
});
