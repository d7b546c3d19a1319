import { RE2JS } from 're2js';
import { patternSize } from './pattern-size.ts';

const MAX_PATTERN = 500;
const MAX_TEXT = 10_000;
const MAX_SIZE = 1_000;
/** The size of a pattern times the length of a text: some 30 ms. */
const MAX_STEPS = 500_000;
/** Beyond this many, a community's patterns are not tried. */
const MAX_PATTERNS = 10;

/**
 * Whether a text matches a community's regular expression; null when we cannot tell. Strangers write these patterns,
 * so they run on an engine whose time grows with the text and the pattern alone, never on `RegExp`.
 */
export function matchesPattern(text: string, pattern: string): boolean | null {
  if (text.length > MAX_TEXT || pattern.length > MAX_PATTERN) return null;
  const size = patternSize(pattern);
  if (size > MAX_SIZE || size * text.length > MAX_STEPS) return null;
  try {
    return RE2JS.compile(pattern).matcher(text).find();
  } catch {
    return null;
  }
}

/** Whether a text surely matches none of its community's patterns, where it has to match one. */
export const missesPatterns = (text: string, patterns: readonly string[]): boolean =>
  patterns.length > 0 &&
  patterns.length <= MAX_PATTERNS &&
  patterns.every((pattern) => matchesPattern(text, pattern) === false);
