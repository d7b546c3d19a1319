import { toStorableText } from '#core/text/to-storable-text.ts';

/** An unparsed HTTP answer. Header names are lowercase. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
};

/**
 * The body as JSON, or undefined. The platform may send HTML with any status, so the content type decides; without
 * one we try to parse.
 */
export function readJson({ headers, text }: RawAnswer): unknown {
  const type = headers['content-type'];
  if (type !== undefined && !type.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? toStorableText(value) : undefined;
