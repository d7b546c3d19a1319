import type { Angle } from '#contract/drafts.ts';
import { offersPage } from '#core/topics/offers-page.ts';
import { nounOf } from './noun-of.ts';
import type { Scene } from './scene.ts';

/** Questions around a phrase of the topic, one for each angle. */
type Frames = Readonly<Record<Angle, string>>;

/** Around a thing, such as "late invoices". */
const OF_THING: Frames = {
  question: 'What has worked for you with ~?',
  lesson: 'What have you learned about ~?',
  comparison: 'Which approach to ~ held up for you?',
  checklist: 'What belongs on a checklist for ~?',
  feedback: 'What should I know about ~?',
  plan: 'Where would you start with ~?',
};
/** Around something to do, such as "reduce churn". */
const OF_TASK: Frames = {
  question: 'How do you ~?',
  lesson: 'What did it take you to ~?',
  comparison: 'Which way to ~ would you choose again?',
  checklist: 'What does it take to ~?',
  feedback: 'What should one know before trying to ~?',
  plan: 'Where would you start if you had to ~?',
};

/** "The cheapest way to host a site" says more than what is to be done. */
const OF_WAYS = /^(?:the |\d+ )?(?:\w+ )?(?:ways?|steps|tips|tricks) to\b/i;

/** "Beginner question about affiliate links" */
const IS_QUESTION = /^(?:an? )?(?:\w+ )?questions? (?:about|on|for)\b/i;

/** A question around what the topic is about, as a title for what is no sentence; null where its words do not surely fit. */
export function frameTitle({ subject, request, topic }: Scene): string | null {
  const { angle } = request;
  const { task } = subject;
  if (OF_WAYS.test(topic.text) || IS_QUESTION.test(topic.text) || offersPage(topic.text)) return null;
  if (task) return OF_TASK[angle].replace('~', task);
  const noun = topic.kind === 'subject' ? nounOf(subject) : null;
  return noun && OF_THING[angle].replace('~', noun);
}
