import type { FoundModel } from '#contract/drafting/models.ts';

/** Reads a program's list of models; null if the answer isn't a list. */
export type ListReader = (value: unknown) => FoundModel[] | null;

type Entry = Readonly<Record<string, unknown>>;

const MOST_MODELS = 200;
/** The longest model name that the settings accept. */
const LONGEST_NAME = 200;
const LONGEST_DETAIL = 40;

/** Reads the answer to `GET /api/tags` of Ollama. */
export const readOllamaTags: ListReader = (value) =>
  readEach(value, 'models', (entry) => {
    const details = toEntry(entry['details']);
    const id = wordsOf(entry['name'], LONGEST_NAME);
    if (writesNothing(id, wordsOf(details['family']))) return null;
    const runsElsewhere = Boolean(entry['remote_host']) || /[:-]cloud$/.test(id);
    return {
      id,
      sizeBytes: runsElsewhere ? null : sizeOf(entry['size']),
      detail: join(details['parameter_size'], details['quantization_level']),
      runsElsewhere,
    };
  });

/** Reads the answer to `GET /api/v1/models` of LM Studio. */
export const readLmStudioModels: ListReader = (value) =>
  readEach(value, 'models', (entry) => {
    const id = wordsOf(entry['key'], LONGEST_NAME);
    if (writesNothing(id, wordsOf(entry['type']))) return null;
    const detail = join(entry['params_string'], toEntry(entry['quantization'])['name']);
    return { id, sizeBytes: sizeOf(entry['size_bytes']), detail, runsElsewhere: false };
  });

/** `GET /api/v0/models` of LM Studio before 0.4, and the list of any compatible server; neither has sizes. */
export const readModelList: ListReader = (value) =>
  readEach(value, 'data', (entry) => {
    const id = wordsOf(entry['id'], LONGEST_NAME);
    if (writesNothing(id, wordsOf(entry['type']))) return null;
    return { id, sizeBytes: null, detail: join(entry['quantization']), runsElsewhere: false };
  });

/** Skips entries that do not match: the list comes from an unknown program. */
function readEach(
  value: unknown,
  field: string,
  toModel: (entry: Entry) => FoundModel | null,
): FoundModel[] | null {
  const list = toEntry(value)[field];
  if (!Array.isArray(list)) return null;
  return list.slice(0, MOST_MODELS).flatMap((entry: unknown) => {
    const model = toModel(toEntry(entry));
    return model?.id ? [model] : [];
  });
}

const toEntry = (value: unknown): Entry =>
  typeof value === 'object' && value !== null ? (value as Entry) : {};

/** The text if it is a short printable line; empty otherwise. */
const wordsOf = (value: unknown, longest = LONGEST_DETAIL): string =>
  typeof value === 'string' && value.length <= longest && !/\p{C}/u.test(value) ? value.trim() : '';

const sizeOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : null;

const join = (...parts: readonly unknown[]): string =>
  parts
    .map((part) => wordsOf(part))
    .filter(Boolean)
    .join(' · ');

/** True for models that only compute embeddings. */
const writesNothing = (name: string, kind: string): boolean =>
  /embed/i.test(`${name} ${kind}`) || /bert$/i.test(kind);
