/** Where a noun phrase ends: at a mark, or at a word that begins something else. */
const ENDS =
  /[,;:.!?…()[\]"“”\uE000—–|](?:\s|$)|\s(?:[-–—]|by|from|to|in|on|at|for|with|without|after|before|since|because|but|and then|so|that|which|who|when|while|until|than|as|if|using|via|during|despite|into|within|over|about|between|per|through|is|are|was|were|will|won't|doesn't|don't|isn't|aren't|can't|keeps?|kept|today|yesterday|tomorrow|last|this (?:week|month|year)|next|again|anymore|vs\.?|versus|every|without)(?=[\s,.!?…]|$)|\s(?:~|≈|\+)?[$€£]?\d+(?:[.,]\d+)?\s?%|[.!?…]+$/iu;
const LONGEST = 90;

/** How far from an index a noun phrase goes. */
export function endOfPhrase(text: string, from: number): number {
  const rest = text.slice(from, from + LONGEST);
  const end = ENDS.exec(rest.slice(1))?.index;
  return from + (end === undefined ? rest.length : end + 1);
}
