import { isRandomKey } from '../adapters/crypto/secret-key.ts';
import { type Config, isLoopback } from '../config.ts';
import { TRUST_NONE } from '../http/trust-proxy.ts';

const ONE_CLIENT =
  'PUBLIC_URL is https, so this server is behind a proxy, but TRUST_PROXY is off: rate limits count ' +
  'all visitors as one client. Set TRUST_PROXY=on.';
const OPEN_LINE =
  'PUBLIC_URL is http: passwords and sessions travel unencrypted. Put a proxy with ' +
  'https in front of this server, and set PUBLIC_URL to its address.';
const WEAK_KEY =
  'SECRET_KEY doesn’t look like 32 random bytes. Someone with a copy of the database could guess it. ' +
  'Change it: NEW_SECRET_KEY="$(openssl rand -base64 32)" npm run rotate-key';
const FAR_SANDBOX =
  'SANDBOX is on, but PUBLIC_URL is not on this machine: connecting a practice account ' +
  'leads users to a page on their own machine. Set SANDBOX=off.';
const OPEN_PURSE =
  'Anyone may register here, and each account can use your model without a limit. Set ' +
  'AI_MONTHLY_TOKENS to the monthly limit per workspace.';

/** Warnings about configurations that are allowed but risky. */
export function findConfigRisks(config: Config): string[] {
  const risks: string[] = [];
  if (config.https && config.trustProxy === TRUST_NONE) risks.push(ONE_CLIENT);
  const isNear = isLoopback(new URL(config.publicUrl).hostname);
  if (!config.https && !isNear) risks.push(OPEN_LINE);
  if (config.sandbox.on && !isNear) risks.push(FAR_SANDBOX);
  if (config.signups === 'open' && config.ai.apiKey && config.monthlyTokens === null) risks.push(OPEN_PURSE);
  if (config.secretKey && !isRandomKey(config.secretKey)) risks.push(WEAK_KEY);
  return risks;
}
