import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import type { ThreadContext } from '../draft-request.ts';

const MOST_OF_IT = 0.75;

/** Whether a topic says again what the thread says, as one does that was taken from there. */
export const isOfThread = (topic: string, { title, body, comments, answered }: ThreadContext): boolean =>
  [
    title,
    ...[body, answered?.body ?? '', ...comments.map((one) => one.body)].flatMap((text) =>
      text.split('\n').flatMap(splitSentences),
    ),
  ].some((sentence) => overlap(topic, stemsOf(sentence)) >= stemsOf(topic).size * MOST_OF_IT);
