import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { PROVIDERS } from '#contract/fields.ts';
import { type AllowList, readAllowList } from '#core/websites/read-allow-list.ts';
import { StartError } from './boot/start-error.ts';
import { readTrustProxy, TRUST_NONE } from './http/trust-proxy.ts';

const port = z.coerce
  .number()
  .check(
    z.int('must be a port number'),
    z.gte(0, 'must be a port number'),
    z.lte(65535, 'must be a port number'),
  );
const text = z.string().check(z.trim(), z.minLength(1));
const webUrl = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' });
const onOff = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((value) => value === 'on'),
);
const positive = z.coerce
  .number()
  .check(z.int('must be a whole number above 0'), z.positive('must be a whole number above 0'));
const listOf = (allowed: readonly string[] | null) =>
  z.pipe(
    z.string(),
    z.transform((value, context) => {
      const items = value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean);
      const wrong = allowed && items.find((item) => !allowed.includes(item));
      if (wrong)
        context.issues.push({
          code: 'custom',
          input: value,
          message: `knows ${allowed.join(' and ')}, not "${wrong}"`,
        });
      return items;
    }),
  );

const NOTHING_ALLOWED: AllowList = { hosts: [], networks: [] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const USER_AGENT = /^[\w.-]+:[\w.-]+:[\w.-]+ \(by \/?u\/[\w-]+\)$/;

/** Every setting, by its environment variable. */
const settings = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(webUrl),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_PASSWORD: z.optional(z.string()),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must be at least 32 characters long'))),
  ROLES: z._default(listOf(['web', 'worker']), ['web', 'worker']),
  SIGNUPS: z._default(
    z.enum(['first', 'open', 'closed', 'provider'], 'must be first, open, closed or provider'),
    'first',
  ),
  LOCAL_SIGNUPS: z.optional(onOff),
  OIDC_ISSUER: z.optional(webUrl),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  REDDIT_CLIENT_ID: z.optional(text),
  REDDIT_CLIENT_SECRET: z.optional(text),
  REDDIT_USER_AGENT: z.optional(
    z.string().check(z.regex(USER_AGENT, 'must read like <platform>:<app id>:<version> (by /u/<your name>)')),
  ),
  REDDIT_APPROVAL_REF: z.optional(text),
  REDDIT_AUTH_URL: z._default(webUrl, 'https://www.reddit.com'),
  REDDIT_API_URL: z._default(webUrl, 'https://oauth.reddit.com'),
  REDDIT_QPM: z._default(positive, 100),
  POSTS_PER_WORKSPACE: z._default(positive, 20_000),
  TEXT_MB_PER_WORKSPACE: z._default(positive, 100),
  LATE_AFTER_HOURS: z._default(positive, 6),
  SANDBOX: z._default(z.enum(['auto', 'on', 'off'], 'must be auto, on or off'), 'auto'),
  SANDBOX_PORT: z.optional(port),
  SANDBOX_SEED: z._default(z.coerce.number().check(z.int('must be a whole number')), 1),
  SANDBOX_STRICT: z._default(onOff, false),
  SANDBOX_QUICK: z._default(onOff, true),
  AI_PROVIDER: z._default(z.enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`), 'builtin'),
  AI_MODEL: z.optional(text),
  AI_BASE_URL: z.optional(webUrl),
  AI_API_KEY: z.optional(text),
  AI_MONTHLY_TOKENS: z.optional(positive),
  OLLAMA_PORT: z._default(port, 11434),
  LM_STUDIO_PORT: z._default(port, 1234),
  LOCAL_MODELS: z._default(onOff, true),
  MODEL_CATALOG: z.optional(
    text.check(
      z.refine(
        (value) => !value.includes('://') || value.startsWith('https://'),
        'must be the path of a file or an https address',
      ),
    ),
  ),
  FETCH_ALLOW: z._default(listOf(null), []),
  MODEL_ALLOW: z.optional(
    z.pipe(
      listOf(null),
      z.transform((items, context) => {
        const list = readAllowList(items);
        if (!('wrong' in list)) return list;
        const message = `knows hosts, addresses and networks such as 10.0.0.0/8, not "${list.wrong}"`;
        context.issues.push({ code: 'custom', input: items, message });
        return NOTHING_ALLOWED;
      }),
    ),
  ),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
  MAIL_FROM: z.optional(text),
  VAPID_SUBJECT: z.optional(
    z.url({ protocol: /^(?:mailto|https)$/, error: 'must be mailto:you@example.com or an https address' }),
  ),
  WEBHOOK_ALLOW: z._default(listOf(null), []),
  TELEGRAM_API_URL: z._default(webUrl, 'https://api.telegram.org'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters long'))),
  TRUST_PROXY: z.pipe(
    z._default(z.string(), 'off'),
    z.transform((value, context) => {
      const trust = readTrustProxy(value);
      if (!trust)
        context.issues.push({
          code: 'custom',
          input: value,
          message: 'must be off, on, a number of proxies, or addresses and networks such as 10.0.0.0/8',
        });
      return trust ?? TRUST_NONE;
    }),
  ),
  /** For tests, which create many users: hashes passwords at almost no cost. */
  TEST_PASSWORDS: z._default(onOff, false),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});
type Settings = z.output<typeof settings>;

export type OidcConfig = { issuer: string; clientId: string; clientSecret: string };
export type Config = ReturnType<typeof toConfig>;

/** Parses all settings, or throws one line that names the invalid one. An empty value counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'A setting');
    throw new StartError(
      `${name} ${issue?.message === 'Invalid input' ? 'is not valid' : issue?.message}. ${whereToSet(name)}`,
    );
  }
  checkTogether(parsed.data);
  return toConfig(parsed.data);
}

const whereToSet = (name: string) => `Set ${name} in the environment or in the file .env.`;

/** Checks rules between settings. */
function checkTogether(s: Settings): void {
  const fail = (message: string) => {
    throw new StartError(message);
  };
  const oidc = [s.OIDC_ISSUER, s.OIDC_CLIENT_ID, s.OIDC_CLIENT_SECRET];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    fail('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together. Set all three, or none.');
  }
  if (s.SIGNUPS === 'provider') {
    if (!oidc.every(Boolean)) {
      fail(
        'SIGNUPS=provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Set them, or choose first, open or closed.',
      );
    }
    if (s.LOCAL_SIGNUPS) {
      fail(
        'SIGNUPS=provider and LOCAL_SIGNUPS=on contradict each other. Set SIGNUPS=open to allow both ways.',
      );
    }
  }
  if (s.ROLES.length === 0) fail('ROLES is empty. Set web, worker or both.');
  if (!isLoopback(s.HOST) && !s.PUBLIC_URL) {
    fail(
      'HOST isn’t a loopback address, so PUBLIC_URL must say which address browsers use, e.g. https://threadwell.example.com.',
    );
  }
  if (s.PUBLIC_URL && new URL(s.PUBLIC_URL).pathname !== '/') {
    fail('PUBLIC_URL must be an origin without a path, e.g. https://threadwell.example.com.');
  }
  if (s.DATABASE_URL && !s.SECRET_KEY) {
    fail('SECRET_KEY must be given when DATABASE_URL is set. Make one with: openssl rand -base64 32');
  }
  if (s.DATABASE_PASSWORD && !s.DATABASE_URL) {
    fail('DATABASE_PASSWORD also needs DATABASE_URL.');
  }
  if (s.TEST_PASSWORDS && !(isLoopback(s.HOST) && isOnThisMachine(publicUrlOf(s)))) {
    fail('TEST_PASSWORDS is for tests. Remove it: it leaves the passwords of this server unprotected.');
  }
  if (Boolean(s.SMTP_URL) !== Boolean(s.MAIL_FROM)) {
    fail('SMTP_URL and MAIL_FROM belong together. Set both, or neither.');
  }
  if (hasSandbox(s) && s.PORT !== 0 && s.SANDBOX_PORT === s.PORT) {
    fail(`PORT and SANDBOX_PORT are both ${s.PORT}. Give each its own port.`);
  }
  checkCommunity(s, fail);
}

function checkCommunity(s: Settings, fail: (message: string) => void): void {
  if (!s.REDDIT_CLIENT_ID) return;
  if (!s.REDDIT_CLIENT_SECRET || !s.REDDIT_USER_AGENT) {
    fail('REDDIT_CLIENT_ID also needs REDDIT_CLIENT_SECRET and REDDIT_USER_AGENT.');
  }
  const local = [s.REDDIT_AUTH_URL, s.REDDIT_API_URL].every(isOnThisMachine);
  if (!local && !s.REDDIT_APPROVAL_REF) {
    fail(
      'REDDIT_APPROVAL_REF is missing. Reddit approves every API client; enter the reference of your ' +
        'approval, or leave REDDIT_CLIENT_ID out to use the sandbox.',
    );
  }
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

const isOnThisMachine = (url: string) => isLoopback(new URL(url).hostname);

const hasSandbox = (s: Settings): boolean =>
  s.SANDBOX === 'on' || (s.SANDBOX === 'auto' && !s.REDDIT_CLIENT_ID && isOnThisMachine(publicUrlOf(s)));

function publicUrlOf(s: Settings): string {
  const host = s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST;
  return new URL(s.PUBLIC_URL ?? `http://${host}:${s.PORT}`).origin;
}

function databaseUrlOf({ DATABASE_URL, DATABASE_PASSWORD }: Settings): string | null {
  if (!DATABASE_URL || !DATABASE_PASSWORD) return DATABASE_URL ?? null;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

function toConfig(s: Settings) {
  const publicUrl = publicUrlOf(s);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = s;
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: databaseUrlOf(s),
    secretKey: s.SECRET_KEY ?? null,
    roles: { web: s.ROLES.includes('web'), worker: s.ROLES.includes('worker') },
    signups: s.SIGNUPS,
    /**
     * Whether password sign-up is possible under SIGNUPS. Off by default with a provider, or people could bypass it.
     */
    localSignUps: s.LOCAL_SIGNUPS ?? !issuer,
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    reddit: {
      clientId: s.REDDIT_CLIENT_ID ?? null,
      clientSecret: s.REDDIT_CLIENT_SECRET ?? null,
      userAgent: s.REDDIT_USER_AGENT ?? null,
      approvalRef: s.REDDIT_APPROVAL_REF ?? null,
      authUrl: s.REDDIT_AUTH_URL,
      apiUrl: s.REDDIT_API_URL,
      callsPerMinute: s.REDDIT_QPM,
    },
    sandbox: {
      on: hasSandbox(s),
      port: s.SANDBOX_PORT ?? s.PORT + 1,
      seed: s.SANDBOX_SEED,
      strict: s.SANDBOX_STRICT,
      answersQuickly: s.SANDBOX_QUICK,
    },
    ai: {
      provider: s.AI_PROVIDER,
      model: s.AI_MODEL ?? null,
      baseUrl: s.AI_BASE_URL ?? null,
      apiKey: s.AI_API_KEY ?? null,
    },
    /** The monthly limit per workspace for this model. */
    monthlyTokens: s.AI_MONTHLY_TOKENS ?? null,
    localModels: {
      ollamaPort: s.OLLAMA_PORT,
      lmStudioPort: s.LM_STUDIO_PORT,
      /** Whether this server may download and run models. */
      mayRun: s.LOCAL_MODELS,
      /** A list of models that replaces the built-in one. */
      catalog: s.MODEL_CATALOG ?? null,
    },
    lateAfterMs: s.LATE_AFTER_HOURS * 3_600_000,
    postsPerWorkspace: s.POSTS_PER_WORKSPACE,
    textMbPerWorkspace: s.TEXT_MB_PER_WORKSPACE,
    fetchAllow: s.FETCH_ALLOW,
    mail: s.SMTP_URL && s.MAIL_FROM ? { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM } : null,
    webhookAllow: s.WEBHOOK_ALLOW,
    /** Whom push services can write to. */
    vapidSubject:
      s.VAPID_SUBJECT ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.invalid'),
    telegramUrl: s.TELEGRAM_API_URL.replace(/\/$/, ''),
    /** Null if the operator has not set it. */
    modelAllow: s.MODEL_ALLOW ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
    trustProxy: s.TRUST_PROXY,
    cheapPasswords: s.TEST_PASSWORDS,
    logLevel: s.LOG_LEVEL,
  };
}
