import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readPlatformSettings } from './platform-settings.ts';

const CLIENT = {
  REDDIT_CLIENT_ID: 'id',
  REDDIT_CLIENT_SECRET: 'secret',
  REDDIT_USER_AGENT: 'web:threadwell:1.0 (by /u/ada)',
  REDDIT_APPROVAL_REF: 'REF-1',
};
const settingsFor = (env: Record<string, string>) => readPlatformSettings(readConfig(env));

test('uses the sandbox by default', () => {
  expect(settingsFor({ PORT: '4000' })).toMatchObject({
    mode: 'sandbox',
    apiUrl: 'http://127.0.0.1:4001',
    authUrl: 'http://127.0.0.1:4001',
  });
  expect(settingsFor({ SANDBOX_PORT: '5000' })).toMatchObject({ apiUrl: 'http://127.0.0.1:5000' });
});

test('an approved client replaces the sandbox, even if that is enabled', () => {
  for (const env of [CLIENT, { ...CLIENT, SANDBOX: 'on' }])
    expect(settingsFor(env)).toEqual({
      mode: 'api',
      authUrl: 'https://www.reddit.com',
      apiUrl: 'https://oauth.reddit.com',
      clientId: 'id',
      clientSecret: 'secret',
      userAgent: CLIENT.REDDIT_USER_AGENT,
    });
});

test('has no platform without a client and without the sandbox', () => {
  expect(settingsFor({ SANDBOX: 'off' })).toBeNull();
});

test('ignores an incomplete client', () => {
  const { reddit, sandbox } = readConfig({ SANDBOX: 'off' });
  const partial = { ...reddit, clientId: 'id', clientSecret: 'secret' };
  expect(readPlatformSettings({ reddit: partial, sandbox })).toBeNull();
});
