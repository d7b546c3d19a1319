import { RE2JS } from 're2js';

const MAX_PATTERN = 500;
const MAX_TEXT = 10_000;

/**
 * Whether a text matches a community's regular expression; null when we cannot tell. Strangers write these patterns,
 * so they run on an engine whose time grows linearly with the text, never on `RegExp`.
 */
export function matchesPattern(text: string, pattern: string): boolean | null {
  if (text.length > MAX_TEXT || pattern.length > MAX_PATTERN) return null;
  try {
    return RE2JS.compile(pattern).matcher(text).find();
  } catch {
    return null;
  }
}
