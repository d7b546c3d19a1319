import type { Features } from '../linear/features.ts';
import type { MarkedSentence, RuleSentence } from './rule-sentence.ts';

const LONGEST = 600;
const ADDRESS = /\]\([^)]*\)|https?:\/\/\S+|www\.\S+/gi;
const TOKEN = /r\/\w+|\p{L}[\p{L}\p{M}']*|\p{N}+(?:[.,]\p{N}+)*|[?!%:]/gu;
const MARK = /\b[A-Z]{2,}\b/g;
const PIECE = 5;

const tokenize = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replaceAll(ADDRESS, ' @link ')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\br\/\w+/g, 'r/x')
    .replaceAll(/\p{N}+/gu, '0')
    .match(TOKEN) ?? [];

function findPieces(tokens: readonly string[]): Set<string> {
  const pieces = new Set<string>();
  for (const token of tokens) {
    const word = `_${token}_`;
    for (let at = 0; at + PIECE <= word.length; at += 1) pieces.add(word.slice(at, at + PIECE));
  }
  return pieces;
}

/** N-grams of up to `longest` words; "^" is the start, "$" the end. */
function findGrams(tokens: readonly string[], longest: number): Set<string> {
  const framed = ['^', ...tokens, '$'];
  const grams = new Set<string>(tokens);
  for (let size = 2; size <= longest; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1) grams.add(framed.slice(at, at + size).join(' '));
  return grams;
}

const splitMarked = ({ marked }: MarkedSentence): string[] =>
  marked.slice(0, LONGEST).replaceAll(/\d+/g, '0').split(/\s+/).filter(Boolean);
const findMarks = ({ marked }: MarkedSentence): string[] => marked.slice(0, LONGEST).match(MARK) ?? [];

/**
 * Words ("s "), pieces ("~") and marks ("m ", "c ") of the sentence, of its rule's name ("n "), of the previous ("p
 * ") and next sentence ("f "), pattern findings ("h ") and form ("#").
 */
export function findFeatures({ name, sentence, before, after, isName, hints }: RuleSentence): Features {
  const features = new Map<string, number>();
  const add = (prefix: string, names: ReadonlySet<string>, scale: number) => {
    const value = scale / Math.sqrt(Math.max(1, names.size));
    for (const each of names) features.set(`${prefix}${each}`, value);
  };
  const own = tokenize(sentence.text);
  const marks = findMarks(sentence);
  add('s ', findGrams(own, 3), 3);
  add('~', findPieces(own), 1.5);
  add('m ', findGrams(splitMarked(sentence), 3), 3);
  add('c ', findGrams(marks, 4), 2);
  for (const mark of new Set(marks)) features.set(`c1 ${mark}`, 0.7);
  if (!isName) {
    const words = tokenize(name.text);
    add('n ', findGrams(words, 2), 2);
    add('n~', findPieces(words), 1.5);
    add('nm ', findGrams(splitMarked(name), 2), 1.5);
    for (const ofName of new Set(findMarks(name))) {
      features.set(`nc ${ofName}`, 0.7);
      for (const mark of new Set(marks)) features.set(`nc ${ofName} ${mark}`, 0.7);
    }
    add('p ', findGrams(tokenize(before.text), 2), 1);
    for (const mark of new Set(findMarks(before))) features.set(`pc ${mark}`, 0.5);
  }
  add('f ', findGrams(tokenize(after.text), 2), 1);
  for (const hint of hints) features.set(`h ${hint}`, 2);
  features.set(isName ? '#name' : '#text', 1);
  features.set(`#length ${Math.min(5, Math.floor(Math.log2(1 + own.length / 3)))}`, 1);
  return features;
}
