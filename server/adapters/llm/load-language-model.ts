import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

export type FetchFunction = typeof globalThis.fetch;

/** Loads the provider's client on first use. Keys, URLs and headers come from the settings only. */
export async function loadLanguageModel(
  { provider, model, baseUrl: baseURL, apiKey: key }: ModelSettings,
  fetch: FetchFunction,
): Promise<LanguageModel> {
  const apiKey = key ?? '';
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Proxies of this protocol support chat completions only.
      return createOpenAI({ baseURL, apiKey, fetch }).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL, apiKey, fetch })(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ baseURL, apiKey, fetch })(model);
    }
    case 'local':
      throw new Error('A local model has no server.');
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(key && { apiKey: key }),
      })(model);
    }
  }
}
