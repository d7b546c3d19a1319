import { isRandomKey } from '../adapters/crypto/secret-key.ts';
import { type Config, isLoopback } from '../config.ts';
import { TRUST_NOBODY } from '../http/trust-proxy.ts';

const ONE_CLIENT =
  'PUBLIC_URL is https, so a proxy stands before this server, and TRUST_PROXY is off: limits count ' +
  'all visitors as one. Set TRUST_PROXY=on.';
const OPEN_LINE =
  'PUBLIC_URL is http: passwords and sessions can be read on their way here. Put a proxy with ' +
  'https before this server, and set PUBLIC_URL to its address.';
const WEAK_KEY =
  'SECRET_KEY doesn’t look like 32 random bytes, and whoever has the database could guess it. ' +
  'Change it: NEW_SECRET_KEY="$(openssl rand -base64 32)" npm run rotate-key';
const FAR_SANDBOX =
  'SANDBOX is on, and PUBLIC_URL is not on this machine: whoever connects a practice account is ' +
  'sent to a page of their own machine. Set SANDBOX=off.';
const OPEN_PURSE =
  'Anybody may register here, and each account uses your model without a limit. Set ' +
  'AI_MONTHLY_TOKENS to what a workspace may use in a month.';

/** What an operator may choose but should know of. */
export function findConfigRisks(config: Config): string[] {
  const risks: string[] = [];
  if (config.https && config.trustProxy === TRUST_NOBODY) risks.push(ONE_CLIENT);
  const isNear = isLoopback(new URL(config.publicUrl).hostname);
  if (!config.https && !isNear) risks.push(OPEN_LINE);
  if (config.sandbox.on && !isNear) risks.push(FAR_SANDBOX);
  if (config.signups === 'open' && config.ai.apiKey && config.monthlyTokens === null) risks.push(OPEN_PURSE);
  if (config.secretKey && !isRandomKey(config.secretKey)) risks.push(WEAK_KEY);
  return risks;
}
