import type { Angle } from '#contract/drafts.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import type { TopicKind } from '#core/topics/topic.ts';

const ANGLES: Partial<Record<TopicKind, Angle>> = {
  experience: 'lesson',
  launch: 'feedback',
  feedback: 'feedback',
  comparison: 'comparison',
};

export const usualAngleOf = (kind: TopicKind): Angle => ANGLES[kind] ?? 'question';

/** How a topic is approached when its author chose nothing. */
export const usualAngle = (topic: string): Angle => usualAngleOf(readTopic(topic).kind);
