import { splitWords } from '#core/text/split-words.ts';
import { isPastForm } from './statement-words.ts';

const AFTER_COMPARISON =
  /\b(?:vs\.?|versus|or)\b[^:]*(?::| [-–—]) ((?:what|which|who|where|why|how)\b[^?]*)$/i;
const STILL_OPEN = /\b(?:is|are|do|does|can|could|would|should|will|did)\b/i;

/** "Notion vs Obsidian: which one we kept" knows what came of the choice. */
export function tellsChoice(text: string): boolean {
  const told = AFTER_COMPARISON.exec(text.trim().replace(/[.!]$/, ''))?.[1];
  return told !== undefined && !STILL_OPEN.test(told) && splitWords(told.toLowerCase()).some(isPastForm);
}
