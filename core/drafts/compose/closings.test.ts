import { expect, test } from 'vitest';
import { readTopic } from '#core/topics/read-topic.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { makeRequest } from '../testing/make-request.ts';
import { closingsOf } from './closings.ts';
import { setScene } from './scene.ts';

/** The first closing sentence of a topic that is surely of this kind. */
function firstOf(kind: TopicKind, topic: string): string | undefined {
  const scene = setScene(makeRequest({ topic }));
  return closingsOf({ ...scene, topic: { ...readTopic(topic), kind, isSure: true } })[0];
}

const TO_ANYONE = 'What do you think?';
const TO_CURIOUS = 'What would you like to know about it?';
const TO_KNOWERS = 'I am curious to hear your answers.';
const TO_TESTERS = 'What would you want to know before you try it?';
const TO_CHOOSE = 'What would decide it for you?';
const TO_LEARNERS = 'What would you add?';

test.each<[TopicKind, string, string]>([
  ['experience', 'I sold my shop. Ask me almost anything', 'What would you like to know?'],
  ['experience', 'We moved to Postgres, AMA', 'What would you like to know?'],
  ['experience', 'I asked about AMAZON fees', TO_CURIOUS],
  ['news', 'PSA: Stripe changes its fees', 'What do you make of it?'],
  ['news', 'Stripe changes its fees', 'What do you make of it?'],
  ['news', 'We had our fees changed by Stripe', TO_CURIOUS],
  ['news', 'A meetup for bakers', TO_CURIOUS],
  ['experience', 'Stripe changes its fees', TO_CURIOUS],
  ['news', 'Black Friday: 40% off all plans', TO_TESTERS],
  ['comparison', 'Quillbox vs FreshBooks: why we are cheaper', TO_ANYONE],
  ['comparison', 'Quillbox vs FreshBooks', 'Which would you choose, and why?'],
  ['question', 'Quillbox vs FreshBooks: why we are cheaper', TO_KNOWERS],
  ['feedback', 'Would you pay for a printed guide?', TO_TESTERS],
  ['question', 'Would you pay for a printed guide?', TO_KNOWERS],
  ['feedback', 'Testers wanted for a timer', TO_TESTERS],
  ['feedback', 'Is a dark landing page clear?', TO_KNOWERS],
  ['feedback', 'Is my landing page clear?', 'What would you change first?'],
  ['feedback', 'Roast a dark landing page', 'What would you change first?'],
  ['opinion', 'Is a dark landing page clear?', 'Where do you see it differently?'],
  ['question', 'When should we hire?', TO_CHOOSE],
  ['question', 'Should I register an LLC?', TO_CHOOSE],
  ['question', 'Is a booth worth it?', TO_CHOOSE],
  ['question', 'Is a booth worth paying for?', TO_CHOOSE],
  ['question', 'We paid for a booth, was it worth it?', TO_KNOWERS],
  ['question', 'Who would sell in my place?', TO_CHOOSE],
  ['opinion', 'Should I register an LLC?', 'Where do you see it differently?'],
  ['howto', 'How to get more traffic', 'What would you do first?'],
  ['howto', '7 mistakes of new shops', TO_LEARNERS],
  ['subject', 'How to get more traffic', TO_ANYONE],
])('a topic of the kind %s, “%s”, closes with “%s”', (kind, topic, closing) => {
  expect(firstOf(kind, topic)).toBe(closing);
});
