import type { Words } from '#core/composer/work.ts';
import { findQuote, hasQuote } from '#core/text/find-quote.ts';
import { mapSentences } from '#core/text/map-sentences.ts';

/** Adds a suggested paragraph at the end, but before a closing question. */
export function withInsert({ title, content }: Words, insert: string): Words {
  const paragraphs = content.trimEnd().split('\n\n');
  const closing = paragraphs.length > 1 && paragraphs.at(-1)?.endsWith('?') ? paragraphs.splice(-1) : [];
  return { title, content: [...paragraphs, insert, ...closing].join('\n\n').trimStart() };
}

/** The caret's place after an inserted suggestion. */
export const caretAfter = (content: string, insert: string): number => {
  const at = content.lastIndexOf(insert);
  return at < 0 ? content.length : at + insert.length;
};

/** Removes the sentence that holds the words; from a title, the words alone. */
export function withoutClaim({ title, content }: Words, quote: string): Words {
  if (!hasQuote(content, quote)) {
    const at = findQuote(title, quote);
    const left = at < 0 ? title : title.slice(0, at) + title.slice(at + quote.length);
    return { title: left.replace(/\s+/g, ' ').trim(), content };
  }
  let isFound = false;
  const left = mapSentences(content, ({ text }) => {
    if (isFound || !hasQuote(text, quote)) return text;
    isFound = true;
    return null;
  });
  return { title, content: left.replace(/\n{3,}/g, '\n\n').trim() };
}
