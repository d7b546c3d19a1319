import type { Run } from '../run.ts';

const END = '(?=[,;:.!?…()](?:\\s|$)|\\s[-–—]\\s|$)';
const BODY = '[^,;:.!?…()]{2,90}?';
const FAILING =
  "(?:keeps?|kept|won't|wont|doesn't|doesnt|don't|dont|didn't|isn't|aren't|can't|cant|cannot|couldn't|stopped|fails?|failed|crash\\w*|times? out|timed out|freezes?|froze|broke|refus\\w+|never)";
const OBSTACLES: readonly RegExp[] = [
  `(?<![\\p{L}])(?:without|despite|with (?:no|zero|almost no|barely any|only)) ${BODY}(?=\\s(?:in|by|after|from|so|when|while) |[,;:.!?…()](?:\\s|$)|\\s[-–—]\\s|$)`,
  `(?<![\\p{L}])(?:but|because|since|as|while|until|although|even though|though) ((?:the|my|our|their|his|her|all|most|half|nobody|no one|people|clients|customers|users|i|we|it|they)(?: [\\p{L}\\p{N}'./-]+){0,5}? ${FAILING} ${BODY})${END}`,
  `(?<![\\p{L}])(?:but|because|since|as) ((?:we|i) (?:had|have|had no|have no|lacked|lack|ran out|run out|were too|are too)\\b ?${BODY})${END}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** What stood in the way, in the words that say so. */
export function findObstacle(plain: string): Run | null {
  for (const pattern of OBSTACLES) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const inner = found[1];
    const from = inner === undefined ? found.index : found.index + found[0].indexOf(inner);
    return { from, to: from + (inner ?? found[0]).trimEnd().length };
  }
  return null;
}
