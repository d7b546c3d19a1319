import type { Provider } from '#contract/fields.ts';
import type { Config } from '#server/config.ts';

export type ModelSettings = {
  provider: Exclude<Provider, 'builtin'>;
  model: string;
  baseUrl: string;
  apiKey: string | null;
};
export type RawModelSettings = Config['ai'];
export type SettingsProblem = { field: 'model' | 'baseUrl' | 'apiKey'; message: string };

/** The providers' own servers, set here so that the clients' environment variables don't apply. */
const OWN_SERVERS: Record<string, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** A placeholder URL for models in this process; nothing is sent there. */
const LOCAL_URL = 'http://localhost';

/** True if the server's address is the provider's default. */
export const isOwnServer = ({ provider, baseUrl }: ModelSettings): boolean =>
  baseUrl === OWN_SERVERS[provider];

/**
 * Validates the settings. `builtin` needs none; every other provider needs a model name, since a default would become
 * outdated.
 */
export function readModelSettings(given: RawModelSettings): 'builtin' | ModelSettings | SettingsProblem {
  const { provider, model, apiKey } = given;
  if (provider === 'builtin') return 'builtin';
  if (provider === 'local') {
    if (!model) return { field: 'model', message: 'Choose a model that is downloaded to this server.' };
    return { provider, model, baseUrl: LOCAL_URL, apiKey: null };
  }
  if (!model) {
    return {
      field: 'model',
      message: `Name the model, as ${PROVIDER_NAMES[provider]} spells it. There is no default.`,
    };
  }
  const baseUrl = given.baseUrl ?? OWN_SERVERS[provider];
  if (!baseUrl) {
    return {
      field: 'baseUrl',
      message: "Give the server's base URL, e.g. http://localhost:11434/v1 for Ollama.",
    };
  }
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    return {
      field: 'baseUrl',
      message: 'The base URL must be a web address such as http://localhost:11434/v1.',
    };
  }
  if (!apiKey && !given.baseUrl) {
    return { field: 'apiKey', message: `${PROVIDER_NAMES[provider]} needs an API key.` };
  }
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) {
    return {
      field: 'apiKey',
      message: 'The API key contains a space or an invalid character. Copy it again.',
    };
  }
  return { provider, model, baseUrl, apiKey };
}

export const PROVIDER_NAMES: Record<ModelSettings['provider'], string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'the model server',
  local: 'The local model',
};
