import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { errorCode } from '../read-error.ts';
import { LocalModelError } from './local-model-error.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const size = z.int().check(z.positive());
const PART = String.raw`[\w-][\w.-]*`;

const ID = /^[a-z0-9][a-z0-9.-]{0,60}$/;
/** An id contains no separators, so a file named after it can't be outside its folder. */
export const isCatalogId = (id: string): boolean => ID.test(id);

export const catalogEntry = z.object({
  id: z.string().check(z.regex(ID)),
  name: text,
  maker: text,
  license: text,
  languages: text,
  contextTokens: size,
  bytes: size,
  ramBytes: size,
  repository: z.string().check(z.regex(new RegExp(`^${PART}/${PART}$`))),
  revision: z.optional(z.string().check(z.regex(new RegExp(`^${PART}$`)))),
  file: z.string().check(z.regex(new RegExp(String.raw`^(?:${PART}/)*${PART}\.gguf$`))),
  /** Pinned by the list; otherwise the hub sends the hash with the download. */
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** The source of this entry's details. */
  source: z.url({ protocol: /^https?$/ }),
});
export type CatalogEntry = z.output<typeof catalogEntry>;

const catalog = z.object({
  hub: z.url({ protocol: /^https?$/ }),
  /** Hosts (with their subdomains) to which the hub may redirect a download. */
  redirects: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
  models: z.array(catalogEntry).check(z.maxLength(200)),
});
export type Catalog = z.output<typeof catalog>;

export const downloadUrl = (
  { hub }: Catalog,
  { repository, revision = 'main', file }: CatalogEntry,
): string => `${hub.replace(/\/$/, '')}/${repository}/resolve/${revision}/${file}`;

export class CatalogError extends LocalModelError {
  constructor(message: string) {
    super('serverError', message);
  }
}

const LONGEST = 1_000_000;
const TIMEOUT_MS = 15_000;

/** Reads the list of models from a file or an https URL. Throws a `CatalogError` for the user. */
export async function readCatalog(from: string, clock: Clock): Promise<Catalog> {
  const raw = from.startsWith('https://') ? await fetchList(from, clock) : await readList(from);
  try {
    return z.parse(catalog, JSON.parse(raw));
  } catch {
    throw new CatalogError(`The list of models at ${from} is invalid. Compare it with the built-in one.`);
  }
}

async function readList(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CatalogError(
      `The list of models at ${path} can’t be read (${errorCode(error) ?? 'unknown error'}).`,
    );
  }
}

const NOTHING: AsyncIterable<Uint8Array> = { async *[Symbol.asyncIterator]() {} };

async function fetchList(url: string, clock: Clock): Promise<string> {
  const limit = new AbortController();
  const stop = clock.after(TIMEOUT_MS, () => limit.abort());
  try {
    const response = await fetch(url, { signal: limit.signal, redirect: 'error' });
    if (!response.ok) throw new CatalogError(`The list of models at ${url} answers with ${response.status}.`);
    let raw = '';
    const decoder = new TextDecoder();
    const body: AsyncIterable<Uint8Array> = response.body ?? NOTHING;
    for await (const chunk of body) {
      raw += decoder.decode(chunk, { stream: true });
      if (raw.length > LONGEST) throw new CatalogError(`The list of models at ${url} is too long.`);
    }
    return raw;
  } catch (error) {
    if (error instanceof CatalogError) throw error;
    throw new CatalogError(`The list of models at ${url} can’t be reached.`);
  } finally {
    stop();
  }
}
