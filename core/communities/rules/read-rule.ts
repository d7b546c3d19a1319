import { anyOf } from '#core/text/any-of.ts';
import { type Clause, splitClauses } from './clause.ts';
import { mentionsStake, requiresDisclosure } from './judge/find-disclosure.ts';
import { asksAboutSubject, findSubjects, type Subject } from './judge/find-subjects.ts';
import { changesTopic, continuesSubject } from './judge/continues-subject.ts';
import { isAboutPictures, mentionsTexts } from './judge/judge-ai-text.ts';
import { coversSomeLinks, mentionsLinks } from './judge/judge-links.ts';
import { judgeModality } from './judge/judge-modality.ts';
import { type Finding, judgeSubject, type ListVerdict, readListVerdict } from './judge/judge-subject.ts';
import { splitSentences } from './split-sentences.ts';

export type WrittenRule = { name: string; text: string };

/** Matches "No spam. This includes advertisements." */
const INCLUDES = anyOf(
  '',
  /^(?:(?=includes?\b|covers\b)|this|that|these|it) ?(?:includes?|means?|covers?|applies to|goes for)?\b/,
  /^(?:which|including|for example) ?(?:includes?|means?|covers?|applies to|goes for)?\b/,
);

/** Reads one rule. Its name sets the subject of its sentences, and each sentence may continue the previous one. */
export function readRule({ name, text }: WrittenRule): Finding[] {
  const findings: Finding[] = [];
  const ofName: Finding[] = [];
  const heading = splitSentences(name).flatMap(splitClauses);
  const named = heading.map((clause) => findSubjects(clause)).find((subjects) => subjects.length > 0) ?? [];
  const header = named.length === 0 ? heading.map(({ marked }) => judgeModality(marked, () => true)) : [];
  const headed = readListVerdict(header);
  const ofMakers = named.length === 0 && heading.some(({ marked }) => HEADED_BY_MAKERS.test(marked));
  const ofSomeLinks = heading.some((clause) => mentionsLinks(clause) && coversSomeLinks(clause));
  const ofPictures = heading.some(isAboutPictures);
  let subjects: Subject[] = [];
  let stake = false;
  let isAsked = false;
  /** Under a heading about some links, a verdict such as "Are strictly prohibited" covers only those links. */
  const narrow = (found: Finding): Finding =>
    ofSomeLinks && found.about === 'links' && found.value !== 'allowed'
      ? { ...found, value: 'limited' }
      : found;
  /** After a sentence about some links, a ban such as "They are removed" bans no other links. */
  const repeatsOnSome = (found: Finding) =>
    found.about === 'links' &&
    found.value === 'banned' &&
    [...ofName, ...findings].some((other) => other.about === 'links' && other.value === 'limited');
  const read = (clause: Clause, listed: ListVerdict) => {
    stake ||= mentionsStake(clause.plain);
    const before = subjects.length > 0 ? subjects : named;
    const own = findSubjects(clause, ofMakers).filter(
      (subject) => subject !== 'aiText' || !ofPictures || mentionsTexts(clause),
    );
    // A quota such as "One mention or three links a month" may be about promotion that was named earlier.
    if (
      before.includes('promotion') &&
      !own.includes('promotion') &&
      /\d mentions?\b|\bLINK (?:back )?to (?:it|them|yours)\b/.test(clause.marked)
    )
      own.push('promotion');
    const isAnswer = isAsked && own.length === 0;
    const isOther = own.length === 0 && !isAnswer && changesTopic(clause);
    if (own.length === 0 && allowsTheRest(clause)) return;
    subjects = own.length > 0 ? own : isOther ? [] : before;
    const about = own.length > 0 || isAnswer || continuesSubject(clause) ? subjects : [];
    if (NOT_HERE.test(clause.marked)) forget(findings, ({ quote }) => ELSEWHERE.test(quote));
    for (const each of about) {
      const isNamed = own.includes(each);
      findings.push(
        ...judgeSubject(each, clause, { isNamed, isAnswer }, listed)
          .map((found) => (isNamed ? found : narrow(found)))
          .filter((found) => isNamed || !repeatsOnSome(found)),
      );
    }
    if (requiresDisclosure(clause.plain, /\bAI\b/.test(clause.marked) || subjects[0] === 'aiText', stake))
      findings.push({ about: 'disclosure', quote: clause.quote });
  };
  for (const clause of heading) read(clause, null);
  isAsked = asksAboutSubject(name, heading) || heading.some(({ plain }) => LOOKS_AHEAD.test(plain));
  ofName.push(...findings.splice(0));
  subjects = named;
  let listed = headed;
  let above = headed ?? (heading.some(({ plain }) => UNWANTED.test(plain)) ? 'banned' : null);
  for (const sentence of splitSentences(text)) {
    const clauses = splitClauses(sentence);
    const [first] = clauses;
    if (first && INCLUDES.test(first.plain)) listed ??= above;
    above = readListVerdict(
      clauses
        .filter(({ marked }) => !/\b(?:PROMO|AI|LINK)\b/.test(marked))
        .map(({ marked }) => judgeModality(marked, () => true)),
    );
    for (const clause of clauses) read(clause, listed);
    isAsked = asksAboutSubject(sentence, clauses);
    if (sentence.endsWith(':')) {
      const last = clauses.at(-1);
      if (last && findSubjects(last).length === 0)
        listed = readListVerdict([judgeModality(last.marked, () => true)]) ?? listed;
    }
  }
  return [...findings, ...ofName];
}

/** Matches "Tutors" and "Shops and makers", but not "Tutors wanted". */
const HEADED_BY_MAKERS = new RegExp(
  String.raw`^(?:[\w,/]+ ){0,4}?MAKERS(?= ?(?:$|[,/:?!.()&]|(?:accounts?|posts?|and|or|only|rules?|policy|ALLOW|here|` +
    String.raw`please|must|may|can|are|who|need|on|of|with|run|owned)\b))`,
);
/** Matches a heading that the text below it answers: "Before you advertise". */
const LOOKS_AHEAD =
  /^(?:before|prior to|if you|when you|want(?:ing)? to|thinking of|planning to|looking to)\b/;

/** True for "Everything else is fine", which excludes the subjects mentioned before. */
const allowsTheRest = ({ plain, marked }: Clause): boolean =>
  /^(?:everything|anything|all|any(?:thing)? other \w+) else\b|^the rest\b/.test(plain) &&
  /\bALLOW\b|\byes\b/.test(`${marked} ${plain}`);

/** Matches "You can advertise in r/forhire. Not here." */
const NOT_HERE = /^(?:ONLY )?NOT (?:here|in this)\b/;
const ELSEWHERE = /\br\/\w/;
const forget = (findings: Finding[], isSuch: (found: Finding) => boolean): void => {
  const kept = findings.filter((found) => !isSuch(found));
  findings.splice(0, findings.length, ...kept);
};

/** Matches a heading that bans what it names: "Low-quality content". */
const UNWANTED = /\b(?:low (?:quality|effort)|spam|garbage|junk|unwanted|bannable|offen[cs]es)\b/;
