import type { Angle } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { type Asked, askedKind, GENERAL, QUESTIONS } from '../interview/questions.ts';
import { giveRoles } from '../interview/tell-role.ts';
import { asQuestion } from './as-question.ts';
import { FEWEST_IN_LIST, MARKS, orderAnswers } from './order-answers.ts';
import { isWhole, toSentence, withLead } from './own-words.ts';
import type { Scene } from './scene.ts';

/** "Since March" says itself when it was. */
const DATED =
  /^(?:since|ever since|for (?:the (?:last|past)|about|over|almost|nearly|\d+|an?|two|three|four|five|six) )\b/i;
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
};

export function tellAnswers(scene: Scene): Told {
  const { request, topic, fitsOwn } = scene;
  const questions = QUESTIONS[askedKind(request.task, topic, request.facts.product)];
  const told = giveRoles(request.answers, questions).map(({ role, text }) => {
    // We write no words in other languages.
    const lead = topic.english && !DATED.test(text) ? leadOf(role, questions) : '';
    return { role, typed: text, line: text, text: withLead(lead, text) };
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
