import { languageOf } from './is-english.ts';
import type { WrittenRule } from './read-rule.ts';

/** Those of the texts that are in English. What is unclear is in the language of the others. */
export function chooseReadable(texts: readonly WrittenRule[]): WrittenRule[] {
  const told = texts.map((rule) => ({ rule, language: languageOf(`${rule.name}\n${rule.text}`) }));
  const has = (wanted: string) => told.some(({ language }) => language === wanted);
  const isForeign = has('other') && !has('english');
  return isForeign ? [] : told.flatMap(({ rule, language }) => (language === 'other' ? [] : [rule]));
}
