import type { Provider } from '#contract/fields.ts';

/** US dollars per million tokens; `from` and `until` are the first and last day of an announced price. */
export type ListedPrice = { input: number; output: number; from?: string; until?: string };
export type PriceList = {
  /** The URL of the provider's price page. */
  source: string;
  asOf: string;
  models: Readonly<Record<string, readonly ListedPrice[]>>;
};

const at = (input: number, output: number): readonly ListedPrice[] => [{ input, output }];

/**
 * Public list prices of the standard tier, for prompts of normal length. Unlisted names have no known price; dated
 * names such as `gpt-5-2026-04-01` use the name without its date.
 */
export const PRICE_LISTS: Readonly<Partial<Record<Provider, PriceList>>> = {
  openai: {
    source: 'https://developers.openai.com/api/docs/pricing',
    asOf: '2026-10-27',
    models: {
      'gpt-6.1-sol': at(2, 10),
      'gpt-6.1-terra': at(1, 5),
      'gpt-6-astra': at(10, 50),
      'gpt-6-sol': at(2, 10),
      'gpt-6-luna': at(0.1, 0.5),
      'gpt-5.6-sol': at(4, 20),
      'gpt-5.6-terra': at(2, 12),
      'gpt-5.6-luna': at(0.2, 1.2),
      'gpt-5.5': at(5, 30),
      'gpt-5.4': at(2.5, 15),
      'gpt-5.4-mini': at(0.75, 4.5),
      'gpt-5.4-nano': at(0.2, 1.25),
    },
  },
  anthropic: {
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    asOf: '2026-10-01',
    models: {
      'claude-fable-5-1': at(10, 50),
      'claude-opus-5-5': at(4, 20),
      'claude-opus-5': at(5, 25),
      'claude-opus-4-6': at(5, 25),
      'claude-opus-4-5': at(5, 25),
      'claude-sonnet-5-5': at(2, 10),
      'claude-sonnet-5': at(2, 10),
      'claude-sonnet-4-6': at(3, 15),
      'claude-sonnet-4-5': at(3, 15),
      'claude-haiku-4-5': at(1, 5),
    },
  },
  google: {
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    asOf: '2026-10-07',
    models: {
      'gemini-3.8-flash': [
        { input: 0.75, output: 3.75, until: '2026-12-31' },
        { input: 1.5, output: 7.5, from: '2027-01-01' },
      ],
      'gemini-3.5-flash': at(1.5, 9),
      'gemini-3.5-flash-lite': at(0.3, 2.5),
      'gemini-3.1-pro-preview': at(2, 12),
    },
  },
};
