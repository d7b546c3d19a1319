import type { Block, Budget } from './node.ts';
import { type ParsedBlock, readFence, readHeading, readIndentedCode, readRule } from './leaf-blocks.ts';
import { isBlank, isRule, removeIndent, startsBlock } from './lines.ts';
import { parseInline } from './parse-inline.ts';
import { readTable } from './read-table.ts';

/** The maximum nesting of quotes and lists; deeper ones stay as typed. */
const DEEPEST = 8;

export function parseBlocks(lines: readonly string[], budget: Budget, depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++;
      continue;
    }
    if (--budget.left <= 0) {
      blocks.push({ kind: 'paragraph', children: [{ kind: 'text', text: lines.slice(at).join('\n') }] });
      break;
    }
    const read =
      readFence(lines, at) ??
      readIndentedCode(lines, at) ??
      readHeading(lines, at, budget) ??
      readRule(lines, at) ??
      (depth < DEEPEST
        ? (readQuote(lines, at, budget, depth) ?? readList(lines, at, budget, depth))
        : null) ??
      readTable(lines, at, budget) ??
      readParagraph(lines, at, budget);
    blocks.push(read.block);
    at = read.next;
  }
  return blocks;
}

const QUOTE = /^ {0,3}>(?!!) ?/;

function readQuote(
  lines: readonly string[],
  from: number,
  budget: Budget,
  depth: number,
): ParsedBlock | null {
  if (!QUOTE.test(lines[from] ?? '')) return null;
  const inner: string[] = [];
  let next = from;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    const marked = QUOTE.test(line);
    // A paragraph in the quote continues even if the `>` is omitted (lazy continuation).
    if (!marked && (isBlank(line) || startsBlock(line) || isBlank(inner.at(-1)))) break;
    inner.push(line.replace(QUOTE, ''));
  }
  return { block: { kind: 'quote', blocks: parseBlocks(inner, budget, depth + 1) }, next };
}

const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])([ \t]+|$)/;

function readList(lines: readonly string[], from: number, budget: Budget, depth: number): ParsedBlock | null {
  const first = ITEM.exec(lines[from] ?? '');
  const sign = first?.[2]?.at(-1);
  if (!first || !sign) return null;
  const number = Number.parseInt(first[2] ?? '', 10);
  const items: Block[][] = [];
  let next = from;
  while (next < lines.length && budget.left > 0) {
    const marker = ITEM.exec(lines[next] ?? '');
    if (marker?.[2]?.at(-1) !== sign || isRule(lines[next])) break;
    const item = readItem(lines, next, marker);
    budget.left--;
    items.push(parseBlocks(item.lines, budget, depth + 1));
    next = item.next;
  }
  return { block: { kind: 'list', start: Number.isNaN(number) ? null : number, items }, next };
}

/** The lines of a list item, without its marker and indentation. */
function readItem(lines: readonly string[], from: number, marker: RegExpExecArray) {
  const [whole, , , gap = ''] = marker;
  const line = lines[from] ?? '';
  const indent = gap.length > 4 || gap === '' ? whole.trimEnd().length + 1 : whole.length;
  const inner = [line.slice(indent)];
  let next = from + 1;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    const stripped = removeIndent(line, indent);
    const goesOn = !isBlank(inner.at(-1)) && !startsBlock(line) && !ITEM.test(line);
    if (!isBlank(line) && stripped === null && !goesOn) break;
    inner.push(stripped ?? line.trimStart());
  }
  return { lines: inner, next };
}

function readParagraph(lines: readonly string[], from: number, budget: Budget): ParsedBlock {
  let next = from + 1;
  while (next < lines.length && !isBlank(lines[next]) && !startsBlock(lines[next] ?? '')) {
    const underline = /^ {0,3}(=+|-+)[ \t]*$/.exec(lines[next] ?? '');
    if (underline) {
      const level = underline[1]?.startsWith('=') ? 1 : 2;
      return {
        block: { kind: 'heading', level, children: inlineOf(lines, from, next, budget) },
        next: next + 1,
      };
    }
    next++;
  }
  return { block: { kind: 'paragraph', children: inlineOf(lines, from, next, budget) }, next };
}

const inlineOf = (lines: readonly string[], from: number, to: number, budget: Budget) =>
  parseInline(lines.slice(from, to).map(withoutEnds).join('\n'), budget);

/** A trailing backslash means a line break, which is shown anyway. */
const withoutEnds = (line: string) => line.trim().replace(/(^|[^\\])\\$/, '$1');
