import { mapSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { withoutLead } from './shapes.ts';

const plain = (text: string): string => splitWords(text).join(' ');

/** What of a draft was generated: without the sentences that its author typed as topic or answer. */
export function withoutOwnLines(content: string, lines: readonly string[]): string {
  const own = new Set(lines.flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)]).map(plain));
  return mapSentences(content, ({ text }) => {
    const told = withoutLead(text);
    if (!own.has(plain(told))) return text;
    // The words before an answer are ours.
    return told.length < text.trim().length ? text.slice(0, text.indexOf(told)).trim() : null;
  }).trim();
}
