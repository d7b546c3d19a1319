import { between, pick, type Random } from './random.ts';

const SLOT = /\{([^{}]+)\}/g;
const RANGE = /^(\d+)-(\d+)$/;

function fillSlot(random: Random, slot: string): string {
  const range = RANGE.exec(slot);
  if (!range) return pick(random, slot.split('|'));
  const [low, high] = [Number(range[1]), Number(range[2])];
  // A year has no separator.
  return low > 1_900 && high < 2_100
    ? String(between(random, low, high))
    : between(random, low, high).toLocaleString('en-US');
}

/** Fills `{3-9}` with a number and `{a|b}` with one alternative, inner slots first. */
export function fillTemplate(random: Random, template: string): string {
  let text = template;
  while (text.includes('{')) {
    const filled = text.replace(SLOT, (_, slot: string) => fillSlot(random, slot));
    if (filled === text) throw new Error(`a slot without its end: ${template}`);
    text = filled;
  }
  return text;
}
