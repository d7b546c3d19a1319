import { splitWords } from './split-words.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words that texts in the language almost always contain, and that the other languages lack. */
const FREQUENT: Readonly<Record<Language, string>> = {
  en: 'the and of to is was are with for that this it you your my we our they have has not what how when from but',
  de:
    'der das und ist nicht ich wir mit für auf zu ein eine einen wie sich auch von bei oder aber dem ' +
    'den es sie ihr mein unser unsere uns aus nach zum zur im warum welche welcher als haben hat ' +
    'kein keine',
  fr: 'le les et est pas je nous avec pour une des du dans sur qui mais vous ce cette au mon notre comment quand ne plus',
  es: 'que en como el los las y es con para por una del qué pero se lo mi nuestro cómo cuando muy más yo está sin al',
  it: 'il gli di è non che con per una del della ma mi nostro come quando più sono io anche nel alla si',
  pt: 'os e é não que com para uma da mas eu meu nosso como quando mais em na são ao você sem',
  nl: 'de het een en niet ik wij met voor op zijn van ook maar hoe wat mijn onze bij naar je we dat',
};
const WORDS = LANGUAGES.map((language) => [language, new Set(FREQUENT[language].split(' '))] as const);
const LEAST_WORDS = 2;

/** The language with the most frequent words; English by default. */
export function guessLanguage(text: string): Language {
  if (looksEnglish(text)) return 'en';
  const words = splitWords(text);
  const [first, second] = WORDS.map(
    ([language, frequent]) => [language, words.filter((word) => frequent.has(word)).length] as const,
  ).toSorted(([, one], [, other]) => other - one);
  if (!first || !second) return 'en';
  const isClear = first[1] >= LEAST_WORDS && first[1] > second[1];
  return isClear ? first[0] : 'en';
}

const ENGLISH = new Set(
  `the a an and or but of to in on for with at by from is are was be been do does did how what why which when who where
  should can could would will i you we they it my your our this that there not no if as than vs versus best better more
  most first without into about any some all your you're it's don't`.split(/\s+/),
);
const FOREIGN = new Set(
  `unser unsere der die das und oder nicht wie ich ein eine für mit auf von zu ist sind bei ohne welche le la les des
  une et ou pour avec sans comment est dans que qui quoi el los las y para con sin cómo qué una por como uma não com sem il gli
  per che di je de het een voor met zonder hoe wat jak nie czy na się w z dla och att hur är som för med`.split(
    /\s+/,
  ),
);

/** Guesses by the most frequent words; a short Latin-script text counts as English. */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters > 0 && latin < letters * 0.85) return false;
  // A capitalized word among lowercase ones is an abbreviation: the MIT license, not the German word.
  const words = splitWords(/\p{Ll}/u.test(text) ? text.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '') : text);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return words.length < 8 ? foreign <= english : english >= foreign && english >= words.length * 0.1;
}
