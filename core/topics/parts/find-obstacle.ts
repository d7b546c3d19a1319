import type { Run } from '../run.ts';
import type { TopicKind } from '../topic.ts';

const BODY = '[^,;:!?…()]{2,90}?';
const END = '(?=[,;:!?…()]|\\.(?:\\s|$)|\\s[-–—]\\s|\\s(?:and|but|so|even|since|after) |$)';
const FAILING =
  "(?:keeps?|kept|won't|wont|doesn't|doesnt|don't|dont|didn't|isn't|aren't|can't|cant|cannot|couldn't|stopped|fails?|failed|crash\\w*|times? out|timed out|timing out|freezes?|froze|broke|breaks|refus\\w+|never|takes?|took|rejected|got (?:flagged|rejected|banned|hacked|suspended|blocked|removed))";
const WITHOUT = `(?<!\\p{L})(?:without|despite|with (?:no|zero|almost no|barely any|only)) ${BODY}(?=\\s(?:in|by|after|from|so|when|while|and|to) |[,;:!?…()]|\\.(?:\\s|$)|\\s[-–—]\\s|$)`;
const BECAUSE = `(?<!\\p{L})(?:but|because|since|as|while|until|although|even though|though) ((?:the|my|our|their|his|her|all|most|half|nobody|no one|people|clients|customers|users|i|we|it|they)(?: [\\p{L}\\p{N}'./-]+){0,5}? ${FAILING} ${BODY})${END}`;
const LACKING = `(?<!\\p{L})(?:but|because|since|as) ((?:we|i) (?:had|have|lacked|lack|ran out|run out|were too|are too) ${BODY})${END}`;
/** Of a problem what fails is what stands in the way. */
const FAILS = `(?:^|[,.!] )(?:[^,;:.!?]{0,60} )?(?:my|our|the|\\p{L}+s?) (?:[\\p{L}\\p{N}'./-]+ ){0,5}?(${FAILING} ${BODY})${END}`;

const compile = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(pattern, 'u'));
const ALWAYS = compile([BECAUSE, LACKING, WITHOUT]);
const OF_PROBLEMS = compile([BECAUSE, LACKING, WITHOUT, FAILS]);
const TOLD = new Set<TopicKind>(['experience', 'problem', 'howto', 'launch', 'question', 'subject']);

/** What stood in the way, in the words that say so. */
export function findObstacle(plain: string, kind: TopicKind): Run | null {
  if (!TOLD.has(kind)) return null;
  for (const pattern of kind === 'problem' ? OF_PROBLEMS : ALWAYS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const inner = found[1] ?? found[0];
    const from = found.index + found[0].length - inner.length;
    return { from, to: from + inner.trimEnd().length };
  }
  return null;
}
