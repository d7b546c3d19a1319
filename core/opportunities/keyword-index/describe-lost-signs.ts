/** Signs that belong to a name where they begin or end it, such as "C#" and ".NET". */
const SIGNED = /^[.#+@$%&]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[#+@$%&]+$/u;

/** Says what a keyword looks for if that is less than it seems to be, because signs are not compared. */
export function describeLostSigns(keyword: string): string | null {
  const signed = keyword.split(/[\s()|"“”„]+/).find((word) => SIGNED.test(word));
  if (signed === undefined) return null;
  const bare = signed.replace(SIGNED, '').replace(SIGNED, '').toLowerCase();
  return `Signs are not compared: “${signed}” looks for “${bare}”. Add how people spell it in letters, such as “csharp”.`;
}
