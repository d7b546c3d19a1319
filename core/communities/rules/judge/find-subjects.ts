import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import { isAboutAiText, mentionsHumanText } from './judge-ai-text.ts';
import { mentionsLinks } from './judge-links.ts';
import { needsPermission } from './needs-permission.ts';
import { readDays } from './read-days.ts';
import { readQuota } from './read-quota.ts';

export type Subject = 'promotion' | 'links' | 'aiText';

/** The subjects that a clause names. `ofMakers`: the rule is about vendors, makers and the like. */
export function findSubjects(clause: Clause, ofMakers = false): Subject[] {
  const { marked } = clause;
  const subjects: (Subject | false)[] = [
    (/\bPROMO\b/.test(marked) || concernsMakers(clause, ofMakers)) && 'promotion',
    (/\bAI\b/.test(marked) ? isAboutAiText(clause) : mentionsHumanText(clause.plain)) && 'aiText',
    mentionsLinks(clause) && 'links',
  ];
  return subjects.filter((subject) => subject !== false);
}

const AFTER_MAKERS = joinAlternatives(`
  may|can|could|must|have|has|get|gets|are|is|should|shall|who|whose|with|need|needs|and|or|do|does|please|
  will|to|only|wishing|wanting|looking|interested|that|posting|post|go|belong|accounts?|ALLOW|ONLY|NOT|NO|
  BAN|EXCEPT|PROMO|ATMOST|THREAD|of|on|from|in|ask|contact|message`);
const MAKERS_DO = new RegExp(
  String.raw`^(?!AI MAKERS)(?:\w+ ){0,3}?MAKERS(?= ?(?:$|[:,.(]|(?:\w+ly )?(?:${AFTER_MAKERS})\b))`,
);
/** Makers who need permission or have their own thread count as people who promote something. */
const concernsMakers = ({ plain, marked }: Clause, ofMakers: boolean): boolean =>
  (ofMakers || MAKERS_DO.test(marked)) &&
  (needsPermission(plain) ||
    /\b(?:THREAD|RATIO|LIFETIME)\b/.test(marked) ||
    readQuota(plain, marked) !== null ||
    (/\bALLOW\b/.test(marked) && readDays(plain).days.length > 0) ||
    (ofMakers && /^(?:\w+ ){0,3}gets?\b/.test(marked) && readDays(plain).days.length > 0) ||
    (ofMakers &&
      /\b(?:ALLOW|NOT|ONLY)\b/.test(marked) &&
      /\b(?:announce|offer|promote|pitch|talk about)\b/.test(plain)));

/** Text after a question answers it: "Is it something you made? Then say so". */
export const asksAboutSubject = (sentence: string, clauses: readonly Clause[]): boolean =>
  sentence.endsWith('?') && clauses.some((clause) => findSubjects(clause).length > 0);
