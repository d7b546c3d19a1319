import { splitFences } from '#core/text/split-code.ts';

const ITEM = /^ {0,3}(?:[-*+]|\d{1,3}[.)]) |^ {2,}\S/;

/** The paragraphs of a text; a list and a fence are one each. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  for (const part of splitFences(text)) {
    const found = part.code ? [part.text] : part.text.split(/\n\s*\n/);
    for (const block of found.map((one) => one.replace(/^\n+/, '').trimEnd()).filter(Boolean)) {
      const last = blocks.at(-1);
      if (last !== undefined && ITEM.test(last) && ITEM.test(block))
        blocks[blocks.length - 1] = `${last}\n\n${block}`;
      else blocks.push(block);
    }
  }
  return blocks;
}
