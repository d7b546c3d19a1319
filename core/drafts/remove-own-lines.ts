import { mapSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { removeLead } from './shapes.ts';

const plain = (text: string): string => splitWords(text).join(' ');

/** The generated part of a draft: without sentences the author typed as topic or answer. */
export function removeOwnLines(content: string, lines: readonly string[]): string {
  const own = new Set(lines.flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)]).map(plain));
  return mapSentences(content, ({ text }) => {
    const answer = removeLead(text);
    if (!own.has(plain(answer))) return text;
    // The lead before an answer is our text, not the author's.
    return answer.length < text.trim().length ? text.slice(0, text.indexOf(answer)).trim() : null;
  }).trim();
}
