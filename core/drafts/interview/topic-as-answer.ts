import type { Answer } from '#contract/interview.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { isWhole } from '../compose/own-words.ts';
import type { ThreadContext } from '../draft-request.ts';

/** "Ticket tools for tiny shops: we use a shared inbox" */
const LABEL = /^[^.!?:]{3,60}: /;
const states = (topic: string): boolean =>
  !topic.includes('?') && (isWhole(topic) || (LABEL.test(topic) && isWhole(topic.replace(LABEL, ''))));

/** Whether it says the thread's own title again, as a topic does that was taken from there. */
const isOfTitle = (topic: string, title: string): boolean =>
  overlap(topic, stemsOf(title)) * 2 >= stemsOf(topic).size;

/** Below a thread, a topic that states something is what its author has to say there. */
export function withTopicAsAnswer(
  answers: readonly Answer[],
  topic: string,
  thread: ThreadContext | null,
): readonly Answer[] {
  const isTold = answers.some(({ role }) => role === 'point');
  if (!thread || thread.answered || isTold || isOfTitle(topic, thread.title) || !states(topic))
    return answers;
  return [{ role: 'point', text: topic }, ...answers];
}
