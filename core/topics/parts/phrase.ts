/** Words that begin something else than the noun phrase before them. */
const OTHERS =
  "by|from|to|in|on|at|for|with|without|after|before|since|because|but|so|that|which|who|when|while|until|than|as|if|called|named|using|via|during|despite|into|within|under|against|across|instead of|per|above|below|over|between|through|like|is|are|was|were|am|be|will|would|can|could|should|must|might|has|have|had|do|does|did|won't|wont|doesn't|doesnt|don't|dont|isn't|aren't|can't|cant|cannot|didn't|couldn't|shouldn't|keeps?|kept|stopped|today|yesterday|tomorrow|overnight|last|next|again|anymore|vs\\.?|versus|every|we|i|they|it|he|she|nobody|people|not|never|really|actually|and (?:then|do|does|is|are|should|can|they|it|say|tell|give|let|now|got|made|how|what|why|here|nobody|no one|it's|still|i'm)";
/** Where a noun phrase ends: at a mark, a figure, or a word that begins something else. */
const ENDS = new RegExp(
  `[,;:.!?…)\\]”](?=\\s|$)|\\s?[—–("“\\uE000]|\\s?\\p{Extended_Pictographic}|\\s[\\p{L}\\d-]+\\.(?:com|app|io|dev|co|net|org|ai)(?!\\p{L})|\\s(?:-|~|≈|\\+)?\\s?[$€£]?\\d[\\d.,]*\\s?%|\\s-\\s|\\s(?:${OTHERS})(?=[\\s,.!?…]|$)`,
  'u',
);
const DETERMINED =
  /^(?:(?:an?|the|my|our|your|their|this|these|some|any|most|all|each|every|more|fewer) )?[^\s]+/u;
const LONGEST = 90;

/** How far from an index a noun phrase goes, which has at least a noun besides "the" or "my". */
export function endOfPhrase(plain: string, from: number): number {
  const rest = plain.slice(from, from + LONGEST);
  const head = DETERMINED.exec(rest)?.[0].replace(/[,;:.!?…)”]+$/u, '') ?? '';
  const end = ENDS.exec(rest.slice(head.length))?.index;
  return from + head.length + (end ?? rest.length - head.length);
}
