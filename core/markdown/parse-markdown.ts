import type { Block, Budget } from './node.ts';
import { parseBlocks } from './parse-blocks.ts';

/** As much as a post may hold; what comes after is not looked at. */
export const LONGEST_MARKDOWN = 40_000;
const MOST_NODES = 2_500;

/** Reddit's Markdown, in time that grows with the length of the text and nothing else. Every text is valid. */
export function parseMarkdown(text: string): Block[] {
  const budget: Budget = { left: MOST_NODES };
  const lines = text
    .slice(0, LONGEST_MARKDOWN)
    .toWellFormed()
    .split(/\r\n|\r|\n/);
  return parseBlocks(lines, budget, 0);
}
