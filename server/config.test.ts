import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'k'.repeat(32);

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    signups: 'first',
    roles: { web: true, worker: true },
    sandbox: { on: true, port: 3001, seed: 1, strict: false, answersQuickly: true },
    ai: { provider: 'builtin' },
    databaseUrl: null,
  });
});

test('hashes passwords at full cost by default, and lets only a local test server choose otherwise', () => {
  expect(readConfig({}).cheapPasswords).toBe(false);
  expect(readConfig({ TEST_PASSWORDS: 'on' }).cheapPasswords).toBe(true);
});

test('treats an empty value as unset', () => {
  expect(readConfig({ PORT: '', SECRET_KEY: ' ' })).toMatchObject({ port: 3000, secretKey: null });
});

test.each([
  [{ PORT: 'eighty' }, /^PORT /],
  [{ PORT: '70000' }, /^PORT must be a port number/],
  [{ PORT: '4000', SANDBOX_PORT: '4000' }, /^PORT and SANDBOX_PORT are both 4000/],
  [{ SIGNUPS: 'maybe' }, /^SIGNUPS must be first, open, closed or provider/],
  [{ SIGNUPS: 'provider' }, /^SIGNUPS=provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
  [
    {
      SIGNUPS: 'provider',
      LOCAL_SIGNUPS: 'on',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'y',
    },
    /^SIGNUPS=provider and LOCAL_SIGNUPS=on contradict each other/,
  ],
  [{ ROLES: 'web,cook' }, /^ROLES knows web and worker, not "cook"/],
  [{ ROLES: ',' }, /^ROLES is empty/],
  [{ PUBLIC_URL: 'threadwell.example' }, /^PUBLIC_URL must be a web address/],
  [{ PUBLIC_URL: 'https://threadwell.example/app' }, /^PUBLIC_URL must be an origin/],
  [{ HOST: '0.0.0.0' }, /PUBLIC_URL must say/],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL must begin with postgres/],
  [{ DATABASE_URL: 'postgres://db/tw' }, /^SECRET_KEY must be given/],
  [{ DATABASE_PASSWORD: 'x' }, /^DATABASE_PASSWORD also needs DATABASE_URL/],
  [{ VAPID_SUBJECT: 'https://[' }, /^VAPID_SUBJECT must be mailto:/],
  [{ SMTP_URL: 'smtp://[', MAIL_FROM: 'a@example.com' }, /^SMTP_URL must begin with smtp:/],
  [{ SMTP_URL: 'smtp://mail.example.com' }, /^SMTP_URL and MAIL_FROM belong together/],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must be at least 32/],
  [{ OIDC_ISSUER: 'https://id.example' }, /must be set together/],
  [{ REDDIT_CLIENT_ID: 'x' }, /^REDDIT_CLIENT_ID also needs/],
  [
    { REDDIT_CLIENT_ID: 'x', REDDIT_CLIENT_SECRET: 'y', REDDIT_USER_AGENT: 'python-requests' },
    /^REDDIT_USER_AGENT must read like/,
  ],
  [
    { REDDIT_CLIENT_ID: 'x', REDDIT_CLIENT_SECRET: 'y', REDDIT_USER_AGENT: 'web:tw:1.0 (by /u/ada)' },
    /^REDDIT_APPROVAL_REF is missing/,
  ],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be off, on, a number of proxies/],
  [{ LOCAL_MODELS: 'maybe' }, /^LOCAL_MODELS must be on or off/],
  [
    { MODEL_CATALOG: 'http://x.example/list' },
    /^MODEL_CATALOG must be the path of a file or an https address/,
  ],
  [{ MODEL_ALLOW: 'http://ollama' }, /^MODEL_ALLOW knows hosts, addresses and networks/],
  [{ REDDIT_QPM: '0' }, /^REDDIT_QPM must be a whole number above 0/],
  [{ SANDBOX_STRICT: 'yes' }, /^SANDBOX_STRICT must be on or off/],
  [{ AI_PROVIDER: 'magic' }, /^AI_PROVIDER must be one of/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ TEST_PASSWORDS: 'on', PUBLIC_URL: 'https://threadwell.example' }, /^TEST_PASSWORDS is for tests/],
  [
    { TEST_PASSWORDS: 'on', HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' },
    /^TEST_PASSWORDS is for tests/,
  ],
])('names an invalid setting and what it should be: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('needs no approval reference if both platform URLs are loopback', () => {
  const local = { REDDIT_AUTH_URL: 'http://127.0.0.1:3001', REDDIT_API_URL: 'http://localhost:3001' };
  const client = {
    REDDIT_CLIENT_ID: 'x',
    REDDIT_CLIENT_SECRET: 'y',
    REDDIT_USER_AGENT: 'web:tw:1.0 (by /u/ada)',
  };
  expect(readConfig({ ...local, ...client }).sandbox.on).toBe(false);
});

test('enables the sandbox by default only on localhost, where visitors can reach it', () => {
  const far = { PUBLIC_URL: 'https://threadwell.example' };
  expect(readConfig(far).sandbox.on).toBe(false);
  expect(readConfig({ ...far, SANDBOX: 'on' }).sandbox.on).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }).sandbox.on).toBe(true);
});

test('accepts a separate database password with any characters', () => {
  const database = { DATABASE_URL: 'postgres://tw@db:5432/tw', SECRET_KEY: KEY };
  const { databaseUrl } = readConfig({ ...database, DATABASE_PASSWORD: 'p@ss/w%rd: 1' });
  const url = new URL(databaseUrl ?? '');
  expect([url.username, decodeURIComponent(url.password), url.host]).toEqual([
    'tw',
    'p@ss/w%rd: 1',
    'db:5432',
  ]);
});

test('allows listening on all interfaces if PUBLIC_URL is set', () => {
  const config = readConfig({
    HOST: '::',
    PUBLIC_URL: 'https://threadwell.example',
    DATABASE_URL: 'postgres://db/tw',
    SECRET_KEY: KEY,
  });
  expect(config).toMatchObject({ https: true, publicUrl: 'https://threadwell.example' });
});
