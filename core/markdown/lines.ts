export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Three or more of one sign, with nothing but blanks between them. */
export function isRule(line = ''): boolean {
  const signs = line.replace(/[ \t]/g, '');
  return signs.length >= 3 && /^(-+|\*+|_+)$/.test(signs) && !/^ {4}/.test(line);
}

/** Whether a line begins something of its own in the midst of a paragraph. A row of hyphens underlines a heading there. */
export const startsBlock = (line: string): boolean =>
  /^ {0,3}(#{1,6}([ \t]|$)|`{3}|~{3}|>(?!!)|[-*+][ \t]+\S|1[.)][ \t]+\S)/.test(line) ||
  (isRule(line) && !/^ {0,3}-+[ \t]*$/.test(line));

/** A line without so many blanks at its beginning; null where it has fewer. A tab counts to the next stop of four. */
export function withoutIndent(line: string, indent: number): string | null {
  let width = 0;
  let at = 0;
  for (; width < indent; at++) {
    if (line[at] === ' ') width++;
    else if (line[at] === '\t') width += 4 - (width % 4);
    else return null;
  }
  return ' '.repeat(width - indent) + line.slice(at);
}
