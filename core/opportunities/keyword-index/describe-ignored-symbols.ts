/** Symbols at the start or end of a name, such as "C#" and ".NET". */
const SIGNED = /^[.#+@$%&]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[#+@$%&]+$/u;

/** Explains what a keyword really matches, because symbols are ignored; null if there are none. */
export function describeIgnoredSymbols(keyword: string): string | null {
  const signed = keyword.split(/[\s()|"“”„]+/).find((word) => SIGNED.test(word));
  if (signed === undefined) return null;
  const bare = signed.replace(SIGNED, '').replace(SIGNED, '').toLowerCase();
  return `Signs are not compared: “${signed}” looks for “${bare}”. Add how people spell it in letters, such as “csharp”.`;
}
