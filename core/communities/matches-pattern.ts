const GROUP_REPEATED = /\)\s*[*+{?]/;
const ADVANCED = /\(\?(?!:)|\\[1-9kpP]|\\[AZzbB]?[AZz]/;
const REPEATS = /(?<!\\)[*+]|\{\d*,\d*\}/g;
const MOST_REPEATS = 2;
const MOST_TEXT = 2_000;

/**
 * Whether a text matches a community's regular expression; null when we cannot tell. Strangers write these patterns,
 * so those that might backtrack for ever are not tried.
 */
export function matchesPattern(text: string, pattern: string): boolean | null {
  const ignoreCase = pattern.startsWith('(?i)');
  const source = ignoreCase ? pattern.slice(4) : pattern;
  const repeats = source.match(REPEATS)?.length ?? 0;
  if (text.length > MOST_TEXT || source.length > 500 || repeats > MOST_REPEATS) return null;
  if (GROUP_REPEATED.test(source) || ADVANCED.test(source)) return null;
  try {
    return new RegExp(source, ignoreCase ? 'iu' : 'u').test(text);
  } catch {
    return null;
  }
}
