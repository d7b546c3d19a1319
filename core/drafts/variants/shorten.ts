import { isDisclosure } from '#core/mentions/disclosure.ts';
import { mapSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { splitBlocks } from '../gaps/split-blocks.ts';

const plain = (text: string): string => splitWords(text).join(' ');
const FEWEST_BLOCKS = 3;
const LINK = /https?:\/\//;

const isAsked = (text: string): boolean => text.trimEnd().endsWith('?');
/** Says whose it is, or leads there: the constraints ask for it. */
const mustStay = (text: string): boolean => isDisclosure(text) || LINK.test(text);

/**
 * Shortens a draft without a model: first by what its author did not say, then by what stands last before the closing
 * question. Null when nothing can go.
 */
export function shorten(content: string, generated: string): string | null {
  const given = new Set<string>();
  mapSentences(generated, ({ text }) => {
    given.add(plain(text));
    return text;
  });
  const told = mapSentences(content, ({ text, code }) =>
    !code && given.has(plain(text)) && !isAsked(text) && !mustStay(text) ? null : text,
  );
  const blocks = splitBlocks(content);
  const left = splitBlocks(told).join('\n\n');
  if (splitWords(left).length > 0 && plain(left) !== plain(content)) return left;
  const last = blocks.findLastIndex((block) => !isAsked(block) && !mustStay(block));
  if (blocks.length < FEWEST_BLOCKS || last <= 0) return null;
  return blocks.toSpliced(last, 1).join('\n\n');
}
