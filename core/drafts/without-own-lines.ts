import { mapSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { withoutLead } from './shapes.ts';

const plain = (text: string): string => splitWords(text).join(' ');

/** The generated part of a draft: without sentences the author typed as topic or answer. */
export function withoutOwnLines(content: string, lines: readonly string[]): string {
  const own = new Set(lines.flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)]).map(plain));
  return mapSentences(content, ({ text }) => {
    const told = withoutLead(text);
    if (!own.has(plain(told))) return text;
    // The lead before an answer is ours.
    return told.length < text.trim().length ? text.slice(0, text.indexOf(told)).trim() : null;
  }).trim();
}
