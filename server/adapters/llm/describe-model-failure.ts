import type { FailureReason } from './model.ts';
import { isOwnServer, PROVIDER_NAMES, type ModelSettings } from './model-settings.ts';
import type { Fault } from './read-fault.ts';

/** The message for the user: what happened and what to do. */
export function describeModelFailure(fault: Fault, settings: ModelSettings): string {
  // Messages of local models are already worded for the user.
  if (settings.provider === 'local' && fault.detail) return fault.detail;
  const detail = serversWords(fault.detail, settings.apiKey);
  const { model, baseUrl } = settings;
  const own = isOwnServer(settings);
  return WORDS[fault.reason]({
    ...fault,
    detail,
    model,
    who: nameOf(settings),
    own,
    host: new URL(baseUrl).host,
  });
}

/** `own`: the provider's own server, at its default address. */
type Facts = Fault & { model: string; who: string; own: boolean; host: string };

const WORDS: Record<FailureReason, (facts: Facts) => string> = {
  key: ({ who }) => `${who} didn’t accept the API key. Check it in the settings.`,
  quota: ({ who }) => `The credit at ${who} is used up. Top it up there, or choose another model.`,
  rateLimited: ({ who, retryAfterMs }) =>
    `${who} asks us to slow down. ${retryAfterMs ? `Try again in ${inWords(retryAfterMs)}.` : 'Try again in a minute.'}`,
  refusal: () => 'The model declined to write this. Put the topic differently, or write it yourself.',
  timeout: ({ who }) => `${who} took too long. Try again, or choose a faster model.`,
  cancelled: () => 'Canceled.',
  unreachable: ({ who, own, host }) =>
    own
      ? `${who} can’t be reached from this server. Check that it has a way to ${host}, and try again.`
      : `${who} can’t be reached${who === host ? '' : ` at ${host}`}. Check the base URL and that the server is running.`,
  notAllowed: ({ host }) =>
    `${host} is a private address, which this Threadwell doesn’t reach for you. Its operator can allow it with MODEL_ALLOW.`,
  unparsable: () =>
    'The model answered, but not in the requested format. Try again, or choose another model.',
  cutOff: () => 'The answer was longer than the limit and broke off. Ask for something shorter.',
  empty: () => 'The model answered with nothing. Try again, or choose another model.',
  notFound: ({ who, model, own }) =>
    own
      ? `${who} doesn’t offer the model "${model}". Check its name in the settings.`
      : `${who} doesn’t offer the model "${model}" at this address. Check its name and the base URL in the settings.`,
  serverError: ({ who, status, detail }) => {
    if (status === null) return `The answer of ${who} broke off. Try again.`;
    if (status < 500) return `${who} refused the request${detail}. Check the model's name and the settings.`;
    return `${who} has a problem of its own (${status}). Try again in a few minutes.`;
  },
};

function nameOf({ provider, baseUrl }: ModelSettings): string {
  return provider === 'openai-compatible' ? new URL(baseUrl).host : PROVIDER_NAMES[provider];
}

/** The server's own message on one short line, with the API key redacted. */
function serversWords(said: string, apiKey: string | null): string {
  const safe = apiKey ? said.replaceAll(apiKey, '…') : said;
  const line = safe.replace(/\s+/g, ' ').trim().slice(0, 200).replace(/\.$/, '');
  return line ? `: ${line}` : '';
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
