import { splitWords } from '#core/text/split-words.ts';

const EMPTY = new Set(
  `a an and are as at be been but by for from had has have he i i'm i've in is it its me my of on or our she so than that
  the their them there they this to us was we were what when which who will with you your very just really also after
  about into over`.split(/\s+/),
);
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  half: '½',
  double: '×2',
  doubled: '×2',
  triple: '×3',
  tripled: '×3',
};
const SHARE = 0.7;

const stem = (word: string): string =>
  NUMBER_WORDS[word] ?? word.replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '');
const stemsOf = (text: string): string[] =>
  splitWords(text.replaceAll('’', "'"))
    .filter((word) => !EMPTY.has(word))
    .map(stem);
const isFigure = (word: string): boolean => /[\d½×]/.test(word);

/** Tests whether a statement of the author contains every figure and most words of a sentence. */
export function createSupport(statements: readonly string[]): (sentence: string) => boolean {
  const known = statements.map((statement) => new Set(stemsOf(statement)));
  return (sentence) => {
    const said = stemsOf(sentence);
    if (said.length === 0) return false;
    return known.some((words) => {
      const shared = said.filter((word) => words.has(word)).length;
      return shared >= said.length * SHARE && said.every((word) => !isFigure(word) || words.has(word));
    });
  };
}
