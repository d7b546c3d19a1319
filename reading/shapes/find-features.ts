/** The values of features by name. */
export type Features = ReadonlyMap<string, number>;

const LONGEST = 400;
const ADDRESS = /(?<!\S)(?:(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S*)/giu;
const TOKEN = /\p{L}[\p{L}\p{M}']*|\p{N}+(?:[.,]\p{N}+)*|[^\s\p{L}\p{N}]/gu;
/** The question marks of all scripts. */
const ASKS = /[?？؟⸮;՞፧꘏]/u;
/** The weights of features before the fit. */
const SCALES = { words: 3, pieces: 1, form: 1 } as const;

/** True if the topic is only an address. */
export const isAddress = (topic: string): boolean =>
  /\S/.test(topic) && topic.replace(ADDRESS, '').trim() === '';

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\p{N}+/gu, '0');

const findForm = (topic: string, tokens: readonly string[]): string[] => {
  const words = topic.match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const form = [`length ${Math.min(6, Math.floor(Math.sqrt(tokens.length)))}`];
  if (ASKS.test(topic)) form.push('asks');
  if (ASKS.test(topic.trimEnd().slice(-1))) form.push('ends asking');
  if (tokens.includes('0')) form.push('number');
  if (topic.search(ADDRESS) >= 0) form.push('address');
  if (capitals === 0) form.push('no capital');
  else if (capitals > 2 && capitals > 0.6 * words.length) form.push('capitals');
  return form;
};

/** Character n-grams of words; "_" is the edge of a word. */
const findPieces = (tokens: readonly string[]): Set<string> => {
  const pieces = new Set<string>();
  for (const token of tokens) {
    const word = `_${token}_`;
    for (const size of [3, 4])
      for (let at = 0; at + size <= word.length; at += 1) pieces.add(word.slice(at, at + size));
  }
  return pieces;
};

/** Word n-grams ("^" is the start, "$" the end), character n-grams ("~…") and form ("#…"). */
export function findFeatures(topic: string): Features {
  const text = topic.slice(0, LONGEST);
  const tokens = normalize(text.replaceAll(ADDRESS, ' ')).match(TOKEN) ?? [];
  const framed = ['^', ...tokens, '$'];
  const words = new Set<string>(tokens);
  framed.slice(1).forEach((token, i) => words.add(`${framed[i]} ${token}`));
  const pieces = findPieces(tokens);
  const features = new Map<string, number>();
  for (const word of words) features.set(word, SCALES.words / Math.sqrt(words.size));
  for (const piece of pieces) features.set(`~${piece}`, SCALES.pieces / Math.sqrt(pieces.size));
  for (const sign of findForm(text, tokens)) features.set(`#${sign}`, SCALES.form);
  return features;
}
