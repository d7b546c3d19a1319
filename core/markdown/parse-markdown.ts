import type { Block, Budget } from './node.ts';
import { parseBlocks } from './parse-blocks.ts';

/** The maximum length of a post; anything beyond is ignored. */
export const MARKDOWN_MAX = 40_000;
const MOST_NODES = 2_500;

/** Parses Reddit's Markdown in linear time. Every text is valid. */
export function parseMarkdown(text: string): Block[] {
  const budget: Budget = { left: MOST_NODES };
  const lines = text
    .slice(0, MARKDOWN_MAX)
    .toWellFormed()
    .split(/\r\n|\r|\n/);
  return parseBlocks(lines, budget, 0);
}
