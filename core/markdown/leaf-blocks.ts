import { isBlank, isRule, removeIndent } from './lines.ts';
import type { Block, Budget } from './node.ts';
import { parseInline } from './parse-inline.ts';

/** A block, and the index of the line after it. */
export type ParsedBlock = { block: Block; next: number };

export function readFence(lines: readonly string[], from: number): ParsedBlock | null {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(lines[from] ?? '')?.[1];
  if (!fence || (fence.startsWith('`') && lines[from]?.trim().slice(fence.length).includes('`'))) return null;
  let next = from + 1;
  while (next < lines.length && !closes(lines[next] ?? '', fence)) next++;
  return { block: { kind: 'code', text: lines.slice(from + 1, next).join('\n') }, next: next + 1 };
}

function closes(line: string, fence: string): boolean {
  const signs = line.trim();
  return signs.startsWith(fence) && /^(`+|~+)$/.test(signs);
}

export function readIndentedCode(lines: readonly string[], from: number): ParsedBlock | null {
  const code: string[] = [];
  let next = from;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    const stripped = removeIndent(line, 4);
    if (stripped === null && !isBlank(line)) break;
    code.push(stripped ?? '');
  }
  return isBlank(code[0]) ? null : { block: { kind: 'code', text: code.join('\n').trimEnd() }, next };
}

export function readHeading(lines: readonly string[], from: number, budget: Budget): ParsedBlock | null {
  const signs = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(lines[from] ?? '');
  if (!signs) return null;
  const words = (lines[from] ?? '').slice(signs[0].length).trim();
  const closed = words.slice(0, words.length - trailing(words, '#'));
  const text = closed === '' || /[ \t]$/.test(closed) ? closed.trimEnd() : words;
  const level = signs[1]?.length ?? 1;
  return { block: { kind: 'heading', level, children: parseInline(text, budget) }, next: from + 1 };
}

export const readRule = (lines: readonly string[], from: number): ParsedBlock | null =>
  isRule(lines[from]) ? { block: { kind: 'rule' }, next: from + 1 } : null;

function trailing(text: string, sign: string): number {
  let at = text.length;
  while (text[at - 1] === sign) at--;
  return text.length - at;
}
