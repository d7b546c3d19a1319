import type { Run } from '../run.ts';
import type { TopicKind } from '../topic.ts';

const BY =
  /(?<!\p{L})(?:by|through) (?=(?:just |only |simply |not |(?!the |a |an |my |our )\p{L}+ )?\p{L}{2,}ing(?!\p{L}))/u;
const SWITCH =
  /(?<!\p{L})(?:switched|moved|migrated|switching|moving|migrating|went back|swapped|replaced)(?= (?:[\p{L}\p{N}'.-]+ ){0,4}?(?:from|to|off|for|with)(?!\p{L}))/u;
const AFTER =
  /(?<!\p{L})(?:after|when|once|since) ((?:we|i)(?:'ve|'d| have)? (?:just |finally |simply )?(?:\p{L}{3,}ed|cut|made|put|took|gave|set|sent|wrote|rewrote|got rid of|went|began|hid|built)(?!\p{L}))/u;
/** What came of itself, or was only seen. */
const NO_DEED =
  'got|had|was|were|went|made|lost|hit|grew|learned|learnt|found|saw|felt|thought|realised|realized|noticed|spent|earned|reached|did|came|failed|wanted|needed|knew|loved|hated|regretted|doubled|tripled|halved|increased|improved|reduced|saved|won|used|tried|began|kept|took|worked|wasted|interviewed|read|met|heard';
/** "We killed our free plan", "so I quit my job": what the author did on purpose, to something of their own. */
const DEED = new RegExp(
  `(?:^|[.,:;!] |(?<!\\p{L})(?:so|and|then|when|after|since|once|ago) )(?:(?:i|we|our (?:[\\p{L}-]+ ){0,2}team)(?:'ve|'d| have)? )?(?:just |finally |also |recently )?((?:started \\p{L}+ing|stopped \\p{L}+ing|(?!(?:${NO_DEED})(?!\\p{L}))(?:\\p{L}{3,}ed|quit|cut|sold|shut|put|gave up|let go|rewrote|rebuilt|took down))(?: (?:off|down|up|out))? (?:all |every |the whole )?(?=(?:my|our|every|all) ))`,
  'u',
);
const END =
  /[,;:.!?…(](?=\s|$)|\s[-–—]\s|\s(?:we|i|and|but|so|because|which|while|after|before|until)(?=\s)|\s(?:in|for|over|within) (?=\d|two |three |four |five |six |a (?:day|week|month|year))|\slast (?=week|month|year|summer)|$/u;

const clauseFrom = (plain: string, from: number): Run => ({
  from,
  to: from + (END.exec(plain.slice(from))?.index ?? 0),
});

/** What was done: "by confirming from three regions", "after we killed the free plan", a switch. */
export function findChange(plain: string, kind: TopicKind): Run | null {
  if (kind !== 'experience') return null;
  const by = BY.exec(plain);
  if (by) return clauseFrom(plain, by.index + by[0].length);
  const after = AFTER.exec(plain);
  if (after?.[1]) return clauseFrom(plain, after.index + after[0].length - after[1].length);
  const switched = SWITCH.exec(plain);
  if (switched) return clauseFrom(plain, switched.index);
  const deed = DEED.exec(plain);
  return deed?.[1] ? clauseFrom(plain, deed.index + deed[0].length - deed[1].length) : null;
}
