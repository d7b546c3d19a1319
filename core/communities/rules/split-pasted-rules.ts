import type { WrittenRule } from './read-rule.ts';

/** Matches "1. Be kind", "Rule 2: no links", and a number on a line of its own. */
const NUMBERED = /^\s*(?:rule\s{0,3})?#?\d{1,2}(?:\s{0,3}[.):](?!\d)|\s{1,3}[–-]\s|\s*$)/i;
const NAME_MAX = 100;
const RULES_MAX = 60;

/** Splits copied rules by their numbers, else by blank lines, else by lines. */
export const splitPastedRules = (text: string): WrittenRule[] =>
  splitAll(text).slice(0, RULES_MAX).map(toRule);

/** Says that some pasted rules were not read; null if all were. */
export const describePastedLimit = (text: string): string | null =>
  splitAll(text).length > RULES_MAX ? `Only the first ${RULES_MAX} of the pasted rules were read.` : null;

function splitAll(text: string): string[][] {
  const lines = text.replaceAll('\r', '').split('\n');
  const numbered = lines.filter((line) => NUMBERED.test(line)).length;
  return numbered > 1 ? splitAtNumbers(lines) : splitAtBlanks(lines);
}

const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function splitAtNumbers(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (NUMBERED.test(line)) groups.push([line.replace(NUMBERED, '')]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(trimmed).filter((group) => group.length > 0);
}

function splitAtBlanks(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const paragraphs = groups.map(trimmed).filter((group) => group.length > 0);
  return paragraphs.length > 1 ? paragraphs : (paragraphs[0] ?? []).map((line) => [line]);
}

/** A short first line is the rule's name. */
function toRule([first = '', ...others]: readonly string[]): WrittenRule {
  if (first.length > NAME_MAX) return { name: '', text: [first, ...others].join('\n') };
  return { name: first, text: others.join('\n') };
}
