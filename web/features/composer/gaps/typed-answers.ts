import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { fillGap, placeGaps } from '#core/drafts/gaps/place-gaps.ts';
import { answersToTopic, withDrafted } from '../brief/answers-to-topic.ts';
import { finished, withAnswer, type Work } from '../composition.ts';

/** What was typed into these gaps becomes part of the text, and of what its author told. */
export function withTyped(work: Work, roles: readonly AnswerRole[] = ANSWER_ROLES): Work {
  return roles.reduce(withTypedIn, work);
}

function withTypedIn(work: Work, role: AnswerRole): Work {
  const { brief, composition } = work;
  const answer = composition?.typed[role]?.trim();
  if (!composition || !answer) return work;
  const { [role]: _filled, ...typed } = composition.typed;
  const { words } = finished(composition);
  const topic = composition.interview?.topic ?? brief.topic;
  const gaps = placeGaps(words.content, composition.notes, answersToTopic(brief, topic));
  const gap = gaps.find((one) => one.role === role);
  const content = gap ? fillGap(words.content, gap, answer) : words.content;
  const next = { ...words, content };
  return {
    brief: {
      ...brief,
      answers: { ...brief.answers, [role]: answer },
      drafted: withDrafted(brief.drafted, { topic, answers: [{ role, text: answer }] }),
    },
    composition: {
      ...composition,
      typed,
      ...(composition.editing ? { editing: next } : { words: next }),
      interview: withAnswer(composition.interview, role, answer),
    },
  };
}
