import type { modelForm, ModelChoice } from '#contract/drafts.ts';
import type { Provider } from '#contract/fields.ts';
import { PRICE_LISTS } from '#core/models/prices/price-list.ts';
import type * as z from 'zod/mini';

/** The form's values; an empty string means none. */
export type ModelFields = {
  provider: Provider;
  model: string;
  baseUrl: string;
  /** A new key; the server never returns the stored one. */
  apiKey: string;
  removesKey: boolean;
  cap: string;
};

export const PROVIDER_CHOICES = [
  ['builtin', 'Built-in composer, no model'],
  ['openai', 'OpenAI'],
  ['anthropic', 'Anthropic'],
  ['google', 'Google'],
  ['openai-compatible', 'Any OpenAI-compatible server'],
] as const satisfies readonly (readonly [Provider, string])[];
/** An option that the form shows only after it was chosen from the list above the form. */
export const LOCAL_CHOICE = ['local', 'A model of this server'] as const;

export const toFields = (choice: ModelChoice): ModelFields => ({
  provider: choice.provider,
  model: choice.model ?? '',
  baseUrl: choice.baseUrl ?? '',
  apiKey: '',
  removesKey: false,
  // The workspace can't change a limit set by the installation.
  cap: (choice.source === 'workspace' && choice.monthlyTokenCap?.toString()) || '',
});

/** If `apiKey` is missing, the stored key stays; null removes it. */
export function toModelBody(fields: ModelFields): z.input<typeof modelForm> {
  const { provider, model, baseUrl, apiKey, removesKey, cap } = fields;
  const monthlyTokenCap = cap.trim() === '' ? null : Number(cap.replace(/[\s,._']/g, ''));
  if (provider === 'builtin') return { provider, model: null, baseUrl: null, monthlyTokenCap };
  if (provider === 'local') return { provider, model, baseUrl: null, apiKey: null, monthlyTokenCap };
  return {
    provider,
    model: model.trim() || null,
    baseUrl: baseUrl.trim() || null,
    ...(apiKey.trim() ? { apiKey: apiKey.trim() } : removesKey && { apiKey: null }),
    monthlyTokenCap,
  };
}

/** True if the saved choice has the same connection, so there is nothing new to try. */
export const isSameConnection = (fields: ModelFields, saved: ModelChoice): boolean =>
  fields.provider === 'builtin' ||
  (fields.provider === saved.provider &&
    fields.model.trim() === (saved.model ?? '') &&
    fields.baseUrl.trim() === (saved.baseUrl ?? '') &&
    fields.apiKey.trim() === '' &&
    !fields.removesKey);

/** The models in a provider's price list, for autocompletion. */
export const knownModels = (provider: Provider): string[] => Object.keys(PRICE_LISTS[provider]?.models ?? {});
