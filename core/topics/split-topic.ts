const END = /(?<![.!?…])(?:[.!?…]+[)"'”’»]*(?: +|$)|(?: ?\p{Extended_Pictographic}\uFE0F?)+ +)/gu;
const NOT_AN_END =
  /(?:^|[^\p{L}])(?:e\.g|i\.e|etc|vs|v|mr|mrs|ms|dr|prof|no|inc|ltd|approx|ca|resp|incl|\p{L})\.\s*$/iu;

/** The sentences of a topic, which join to the same text. People who type in haste begin them small, or after an emoji. */
export function splitTopic(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(END)) {
    const end = index + mark.length;
    if (end === text.length) break;
    if (mark.startsWith('.') && NOT_AN_END.test(text.slice(Math.max(from, index - 8), end))) continue;
    sentences.push(text.slice(from, end));
    from = end;
  }
  if (from < text.length) sentences.push(text.slice(from));
  return sentences;
}
