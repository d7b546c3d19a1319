/** Cuts between words if possible, and never inside a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const space = cut.search(/\s\S*$/);
  return (space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd();
}

/** Like `cutText`, with “…” at the cut. */
export function shorten(text: string, maxLength: number): string {
  const cut = cutText(text, maxLength);
  return cut === text ? text : `${cut}…`;
}
