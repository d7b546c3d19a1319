import { RE2JS } from 're2js';
import { patternSize } from './pattern-size.ts';

const MAX_PATTERN = 500;
const MAX_TEXT = 10_000;
const MAX_SIZE = 1_000;
/** The limit on pattern size times text length; about 30 ms. */
const MAX_STEPS = 500_000;
/** The maximum number of patterns; longer lists are not tried. */
const MAX_PATTERNS = 10;

/**
 * Tests a text against a community's regular expression; null if we can't tell. Strangers write these patterns, so
 * they run on a linear-time engine, never on `RegExp`.
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

/** True if a text certainly matches none of the patterns. The community accepts only texts that match one. */
export const matchesNoPattern = (text: string, patterns: readonly string[]): boolean =>
  patterns.length > 0 &&
  patterns.length <= MAX_PATTERNS &&
  patterns.every((pattern) => matchesPattern(text, pattern) === false);
