import { splitWords } from './split-words.ts';

const FREQUENT = new Set(
  `the a an and or but of to in on for with at by from is are was be been do does did how what why which when who where
  should can could would will i you we they it my your our this that there not no if as than vs versus best better more
  most first without into about any some all your you're it's don't`.split(/\s+/),
);
const FOREIGN = new Set(
  `unser unsere der die das und oder nicht wie ich ein eine für mit auf von zu ist sind bei ohne welche le la les des une et
  ou pour avec sans comment est dans que qui quoi el los las y para con sin cómo qué una por como uma não com sem il gli per che
  di je de het een voor met zonder hoe wat jak nie czy na się w z dla och att hur är som för med`.split(
    /\s+/,
  ),
);

/** Guesses from the most frequent words; a short text in Latin letters counts as English. */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters > 0 && latin < letters * 0.85) return false;
  // Among other words, one in capitals is an abbreviation: the licence MIT, not the German word.
  const words = splitWords(/\p{Ll}/u.test(text) ? text.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '') : text);
  const english = words.filter((word) => FREQUENT.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return words.length < 8 ? foreign <= english : english >= foreign && english >= words.length * 0.1;
}
