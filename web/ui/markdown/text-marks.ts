export type Selected = { from: number; to: number };

/** A replacement for part of a text, and the selection after it. */
export type TextEdit = Selected & { insert: string; select: Selected };

export type Mark = '**' | '*';

/** Leaves spaces at the ends unmarked, because Markdown ignores a mark beside a space. */
function withoutSpaces(text: string, { from, to }: Selected): Selected {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return part.trim() === '' ? { from, to: from } : { from: start, to: start + part.trim().length };
}

/** The number of stars on both sides: one is italic, two are bold, three are both. */
function starsAround(text: string, { from, to }: Selected): number {
  const before = /\**$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(to))?.[0].length ?? 0;
  return Math.min(before, after, 3);
}

/** Marks the selection, or removes the marks around it. */
export function toggleMark(text: string, selected: Selected, mark: Mark): TextEdit {
  const { from, to } = withoutSpaces(text, selected);
  const stars = starsAround(text, { from, to });
  const by = mark.length;
  const part = text.slice(from, to);
  const isMarked = stars === by || stars === 3;
  if (!isMarked)
    return { from, to, insert: `${mark}${part}${mark}`, select: { from: from + by, to: to + by } };
  return { from: from - by, to: to + by, insert: part, select: { from: from - by, to: to - by } };
}

const START = 'https://';

/** Turns the selection into a link and selects the missing part: its text or its URL. */
export function linkSelection(text: string, selected: Selected): TextEdit {
  const { from, to } = withoutSpaces(text, selected);
  const part = text.slice(from, to);
  if (part === '' || /^https?:\/\/\S+$/.test(part))
    return { from, to, insert: `[](${part || START})`, select: { from: from + 1, to: from + 1 } };
  const address = from + `[${part}](`.length;
  return {
    from,
    to,
    insert: `[${part}](${START})`,
    select: { from: address, to: address + START.length },
  };
}
