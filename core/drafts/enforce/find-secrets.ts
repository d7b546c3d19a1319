import { anyOf } from '#core/text/any-of.ts';
const KNOWN = anyOf(
  '',
  /(?:(?<![A-Za-z0-9])(?:sk|pk|rk)|ghp|gho|ghs|github_pat|glpat|xox[abeoprs]|whsec|shpat)[-_][A-Za-z0-9_-]{6,}/,
  /(?:AKIA|AIza|ya29\.|eyJ)[A-Za-z0-9_-]{8,}|-----BEGIN|PRIVATE KEY/,
);
const KEY_NAME =
  '(?:password|passwd|passphrase|secret|api[ _-]?key|access[ _-]?token|token|bearer|session(?:id)?|cookie)';
const KEY = '(?=[A-Za-z0-9+/_.-]{0,60}\\d)[A-Za-z0-9+/_.-]{6,}';
const NAMED = new RegExp(`${KEY_NAME}(?: key)?["']?(?: is:?| ?[:=])?\\s?["'\`]?${KEY}`, 'i');
const TOKEN = /[A-Za-z0-9+_=]{20,}/g;

const looksRandom = (token: string): boolean =>
  token.length >= 32 ? /\d/.test(token) : (token.match(/\d/g)?.length ?? 0) >= 3 && /[A-Za-z]/.test(token);

/** True if a sentence contains something like a key, password or token. */
export const hasSecret = (sentence: string): boolean =>
  KNOWN.test(sentence) || NAMED.test(sentence) || (sentence.match(TOKEN) ?? []).some(looksRandom);
