import type { Angle } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { hasTitle } from '../draft-request.ts';
import { type Asked, askedKind, GENERAL, QUESTIONS } from '../interview/questions.ts';
import { giveRoles } from '../interview/tell-role.ts';
import { nameHosts } from '../enforce/name-of-address.ts';
import { asQuestion } from './as-question.ts';
import { FEWEST_IN_LIST, MARKS, orderAnswers } from './order-answers.ts';
import { isWhole, toSentence, withLead } from './own-words.ts';
import type { Scene } from './scene.ts';
import { patternOfPresented } from '../pattern-of-presented.ts';
import { IT, withoutName } from '../without-name.ts';

/** Their point is what a thing does. */
const PRESENTS: ReadonlySet<TopicKind> = new Set(['launch', 'feedback']);

/** "Since March" says itself when it was. */
const DATED =
  /^(?:since|ever since|for (?:the (?:last|past)|about|over|almost|nearly|\d+|an?|two|three|four|five|six) )\b/i;
/** "Lets freelancers send invoices" lacks its subject. */
const DEED =
  /^(?:lets|makes|keeps|turns|takes|gives|helps|shows|sends|writes|finds|tells|reads|saves|tracks|sorts|builds|creates|runs|connects|converts|checks|collects|organi[sz]es|automates|generates|reminds|watches|warns|lists|stores|syncs|imports|exports|plans|schedules|replaces|does) /i;
const withSubject = (line: string): string =>
  DEED.test(line) ? `It ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;

/** What the author answered, told in the author's words. */
export type Told = {
  paragraphs: string[];
  /** What the author wants to hear, where they said so. */
  ask: string;
  /** A point that can be the title. */
  point: string | null;
  /** What may stand in this text, as it was typed and as it is told. */
  standing: readonly { typed: string; line: string }[];
  /** Answers that may not stand in this text, as they were typed. */
  left: string[];
  /** Answers whose address is told by its name, as they were typed. */
  named: string[];
};

export function tellAnswers(scene: Scene): Told {
  const { request, topic, frame, fitsOwn, byFacts } = scene;
  const questions = QUESTIONS[askedKind(request.task, topic, request.facts.product)];
  // A text names the product once, and here its title does.
  const isInTitle = hasTitle(request.task) && request.ctaStyle === 'subtle' && topic.english;
  const isNamed = isInTitle && countMentions(frame.told, frame.names.pattern) > 0;
  const presented =
    scene.presentsOwn && topic.presented ? patternOfPresented(topic.presented, topic.text) : null;
  const known = scene.presentsOwn || isNamed ? frame.names.pattern : null;
  // The name with its version comes first, so that no "it 3" is left.
  const names = frame.withheld ? [frame.withheld] : [presented, known];
  const withoutNames = (text: string) =>
    names.reduce((left, name) => withoutName(left, name, frame.withheld ? IT : scene.standIn), text);
  const facts = byFacts.filter(({ text }) => fitsOwn(text));
  const answers = giveRoles(request.answers, questions).map(({ role, text }) => ({
    role,
    text,
    isAsked: true,
  }));
  const told = [...answers, ...facts].map(({ role, text, isAsked }) => {
    const typed = fitsOwn(text) ? text : nameHosts(text);
    const bare = withoutNames(typed);
    const line = role === 'point' && PRESENTS.has(topic.kind) && topic.english ? withSubject(bare) : bare;
    // We write no words in other languages, and a price is no answer to what a thing does.
    const lead = (topic.english && isAsked && !DATED.test(line) && role && leadOf(role, questions)) || '';
    return { role, typed: text, line, text: withLead(lead, line) };
  });
  const standing = told.filter(({ text }) => text !== '' && fitsOwn(text));
  const of = (role: AnswerRole) => standing.filter((one) => one.role === role);
  const order = orderAnswers(request.angle, request.task, topic.kind);
  const rows = order.map((roles) => roles.flatMap(of).map(({ text }) => text));
  const point = of('point')[0]?.line ?? null;
  return {
    paragraphs: arrange(
      rows.filter((row) => row.length > 0),
      request.angle,
    ),
    ask: of('ask')
      .map(({ line }) => toSentence(topic.english ? asQuestion(line) : line))
      .join(' '),
    point: point && isWhole(point) ? point.replace(/[.!]+$/, '') : null,
    standing,
    named: standing
      .filter((one) => nameHosts(one.typed) !== one.typed && !fitsOwn(one.typed))
      .map(({ typed }) => typed),
    left: told.filter((one) => one.typed.trim() !== '' && !standing.includes(one)).map(({ typed }) => typed),
  };
}

/** What nobody asked for begins as such an answer does elsewhere. */
const leadOf = (role: AnswerRole, questions: readonly Asked[]): string =>
  (questions.find((one) => one.role === role) ?? GENERAL[role]).lead;

function arrange(rows: readonly string[][], angle: Angle): string[] {
  const mark = MARKS[angle];
  const lines = rows.flat();
  if (!mark || lines.length < FEWEST_IN_LIST) return rows.map((row) => row.join(' '));
  return [lines.map((line, at) => `${mark(at)}${line}`).join('\n')];
}
