import { languageOf } from './is-english.ts';
import type { WrittenRule } from './read-rule.ts';

/** Keeps the texts in English. Texts too short to tell count as the language of the others. */
export function chooseReadable(texts: readonly WrittenRule[]): WrittenRule[] {
  const told = texts.map((rule) => ({ rule, language: languageOf(`${rule.name}\n${rule.text}`) }));
  const has = (wanted: string) => told.some(({ language }) => language === wanted);
  const isForeign = has('other') && !has('english');
  return isForeign ? [] : told.flatMap(({ rule, language }) => (language === 'other' ? [] : [rule]));
}
