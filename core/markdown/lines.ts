export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** A thematic break: three or more of one character, with optional spaces between them. */
export function isRule(line = ''): boolean {
  const signs = line.replace(/[ \t]/g, '');
  return signs.length >= 3 && /^(-+|\*+|_+)$/.test(signs) && !/^ {4}/.test(line);
}

/** True if a line interrupts a paragraph. Hyphens do not: below a paragraph they underline a heading. */
export const startsBlock = (line: string): boolean =>
  /^ {0,3}(#{1,6}([ \t]|$)|`{3}|~{3}|>(?!!)|[-*+][ \t]+\S|1[.)][ \t]+\S)/.test(line) ||
  (isRule(line) && !/^ {0,3}-+[ \t]*$/.test(line));

/** Removes an indent of `width`; null if the line has less. A tab advances to the next multiple of four. */
export function removeIndent(line: string, indent: number): string | null {
  let width = 0;
  let at = 0;
  for (; width < indent; at++) {
    if (line[at] === ' ') width++;
    else if (line[at] === '\t') width += 4 - (width % 4);
    else return null;
  }
  return ' '.repeat(width - indent) + line.slice(at);
}
