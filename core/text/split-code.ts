/** After the fence, one word may name the language. A sentence there means it is not code. */
const FENCE = /^ {0,3}(```+|~~~+)(?=[^\s`]*\s*$)/;
const INLINE = /(`{1,3})(?!`)([^`\n]{1,400})\1(?!`)/g;

export type Part = { text: string; code: boolean };

/** A fence followed by words can open a block, but not close one. */
const isClosedBy = (line: string, fence: string): boolean =>
  line.startsWith(fence) && line.replaceAll(fence.charAt(0), '') === '';

const closesAt = (lines: readonly string[], from: number, fence: string): number => {
  for (let index = from; index < lines.length; index += 1) {
    if (isClosedBy(lines[index]?.trim() ?? '', fence)) return index;
  }
  return -1;
};

/** Splits a text into alternating prose and fenced code. An unclosed fence is prose, so that no text can hide behind one. */
export function splitFences(text: string): Part[] {
  const lines = text.split('\n');
  const parts: Part[] = [];
  let prose: string[] = [];
  let open = false;
  const endProse = () => {
    if (prose.length > 0) parts.push({ text: `${prose.join('\n')}\n`, code: false });
    prose = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence: string | undefined = open ? undefined : FENCE.exec(line)?.[1];
    const end: number = fence === undefined ? -1 : closesAt(lines, index + 1, fence);
    open ||= fence !== undefined && end < 0;
    if (end < 0) {
      prose.push(line);
      continue;
    }
    endProse();
    parts.push({ text: `${lines.slice(index, end + 1).join('\n')}\n`, code: true });
    index = end;
  }
  endProse();
  const last = parts.at(-1);
  if (last) last.text = last.text.slice(0, -1);
  return parts;
}

/** Alternating prose and code, including inline code. */
export const splitCode = (text: string): Part[] =>
  splitFences(text).flatMap((part) => {
    if (part.code) return [part];
    const parts: Part[] = [];
    let from = 0;
    for (const match of part.text.matchAll(INLINE)) {
      parts.push({ text: part.text.slice(from, match.index), code: false }, { text: match[0], code: true });
      from = match.index + match[0].length;
    }
    parts.push({ text: part.text.slice(from), code: false });
    return parts;
  });

/** Applies a change to everything except code. */
export const mapProse = (text: string, change: (prose: string) => string): string =>
  splitCode(text)
    .map((part) => (part.code ? part.text : change(part.text)))
    .join('');
