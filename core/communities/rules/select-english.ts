import { detectLanguage } from './is-english.ts';
import type { WrittenRule } from './read-rule.ts';

/** Keeps the texts in English. Texts too short to tell count as the language of the others. */
export function selectEnglish(texts: readonly WrittenRule[]): WrittenRule[] {
  const detected = texts.map((rule) => ({ rule, language: detectLanguage(`${rule.name}\n${rule.text}`) }));
  const has = (wanted: string) => detected.some(({ language }) => language === wanted);
  const isForeign = has('other') && !has('english');
  return isForeign ? [] : detected.flatMap(({ rule, language }) => (language === 'other' ? [] : [rule]));
}
