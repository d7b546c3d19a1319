import type { ModelPlace, ModelPrice } from '#contract/drafting/models.ts';
import type { Provider } from '#contract/fields.ts';
import { PRICE_LISTS, type PriceList } from './price-list.ts';

type Priced = {
  provider: Provider;
  model: string | null;
  /** No price: a custom gateway has its own prices. */
  baseUrl: string | null;
  /** Set if the base URL is on the server's own machine. */
  runsAt: ModelPlace | null;
};

const DATE_ENDING = /-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$/;

export function findPrice({ provider, model, baseUrl, runsAt }: Priced, now: number): ModelPrice {
  const name = model?.trim() ?? '';
  // Ollama forwards models with this suffix to its vendor's servers.
  if (runsAt && !/[:-]cloud$/.test(name)) return { kind: 'free', place: runsAt };
  const list = baseUrl === null ? PRICE_LISTS[provider] : undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  const prices = list && (findPrices(list, name) ?? findPrices(list, name.replace(DATE_ENDING, '')));
  const price = prices?.find(({ from = '', until = today }) => from <= today && today <= until);
  if (!list || !price) return { kind: 'unknown' };
  return { kind: 'listed', inputUsd: price.input, outputUsd: price.output, asOf: list.asOf };
}

const findPrices = ({ models }: PriceList, name: string) =>
  Object.hasOwn(models, name) ? models[name] : undefined;
