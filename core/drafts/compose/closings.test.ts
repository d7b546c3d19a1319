import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { makeRequest } from '../testing/make-request.ts';
import { closingsOf } from './closings.ts';
import { setScene } from './scene.ts';
import { writePost } from './write-post.ts';

/** The first closing sentence of a topic that is surely of this kind. */
function firstOf(kind: TopicKind, topic: string): string | undefined {
  const scene = setScene(makeRequest({ topic }));
  return closingsOf({ ...scene, topic: { ...readTopic(topic), kind, isSure: true } })[0];
}

const FIRST_TO_ANYONE = 'What do you think?';
const FIRST_TO_CURIOUS = 'What would you like to know?';
const FIRST_TO_KNOWERS = 'I am curious to hear your answers.';
const FIRST_TO_TESTERS = 'What would you want to know before you try it?';
const FIRST_TO_CHOOSE = 'What would decide it for you?';
const FIRST_TO_LEARNERS = 'What would you add?';

test.each<[TopicKind, string, string]>([
  ['experience', 'I sold my shop. Ask me almost anything', 'What would you like to know?'],
  ['experience', 'We moved to Postgres, AMA', 'What would you like to know?'],
  ['experience', 'I asked about AMAZON fees', FIRST_TO_CURIOUS],
  ['news', 'PSA: Stripe changes its fees', 'What do you make of it?'],
  ['news', 'Stripe changes its fees', 'What do you make of it?'],
  ['news', 'We had our fees changed by Stripe', FIRST_TO_CURIOUS],
  ['news', 'A meetup for bakers', FIRST_TO_CURIOUS],
  ['experience', 'Stripe changes its fees', FIRST_TO_CURIOUS],
  ['news', 'Black Friday: 40% off all plans', FIRST_TO_TESTERS],
  ['comparison', 'Quillbox vs FreshBooks: why we are cheaper', FIRST_TO_ANYONE],
  ['comparison', 'Quillbox vs FreshBooks', 'Which would you choose, and why?'],
  ['question', 'Quillbox vs FreshBooks: why we are cheaper', 'Thanks for anything that helps.'],
  ['question', 'An accountant for my shop', 'Thanks for anything that helps.'],
  ['feedback', 'Would you pay for a printed guide?', FIRST_TO_TESTERS],
  ['question', 'Would you pay for a printed guide?', FIRST_TO_KNOWERS],
  ['feedback', 'Testers wanted for a timer', FIRST_TO_TESTERS],
  ['feedback', 'Is a dark landing page clear?', FIRST_TO_KNOWERS],
  ['feedback', 'Is my landing page clear?', 'What would you change first?'],
  ['feedback', 'Roast a dark landing page', 'What would you change first?'],
  ['opinion', 'Is a dark landing page clear?', 'Do you see it the same way?'],
  ['question', 'When should we hire?', FIRST_TO_CHOOSE],
  ['question', 'Should I register an LLC?', FIRST_TO_CHOOSE],
  ['question', 'Is a booth worth it?', FIRST_TO_CHOOSE],
  ['question', 'Is a booth worth paying for?', FIRST_TO_CHOOSE],
  ['question', 'We paid for a booth, was it worth it?', FIRST_TO_KNOWERS],
  ['question', 'Who would sell in my place?', FIRST_TO_CHOOSE],
  ['opinion', 'Should I register an LLC?', 'Do you see it the same way?'],
  ['howto', 'How to get more traffic', 'What would you do first?'],
  ['howto', '7 mistakes of new shops', FIRST_TO_LEARNERS],
  ['subject', 'How to get more traffic', FIRST_TO_ANYONE],
])('a topic of the kind %s, “%s”, closes with “%s”', (kind, topic, closing) => {
  expect(firstOf(kind, topic)).toBe(closing);
});

const lastOf = (topic: string): ReadonlySet<string> =>
  new Set(
    ANGLES.map((angle) => {
      const scene = setScene(makeRequest({ topic, angle, website: null }));
      return writePost(scene).content.split('\n\n').at(-1) ?? '';
    }),
  );
const BEFORE_TRYING = [
  'What would you want to know before you try it?',
  'What would keep you from trying it?',
  'What do you think?',
];
const TO_CURIOUS = ['What would you like to know?', 'Questions are welcome.', 'Happy to answer questions.'];
const TO_ANYONE = ['What do you think?', 'I am curious what you think.', 'Your thoughts are welcome.'];
const TO_KNOWERS = [
  'I am curious to hear your answers.',
  'Thanks for every answer.',
  'All answers are welcome.',
];
const TO_HELPERS = ['Thanks for anything that helps.', 'Every pointer is welcome.'];
const OF_OTHERS_NEWS = [
  'What do you make of it?',
  'What does it change for you?',
  'What will you do about it?',
];

test.each([
  ['Launching our shared inbox on Product Hunt', TO_ANYONE],
  ['Launching our booking app on Product Hunt', BEFORE_TRYING],
  ['Black Friday: 40% off all plans until Monday', BEFORE_TRYING],
  ['Would you pay for a printed newsletter?', BEFORE_TRYING],
  ['Our static site generator', TO_ANYONE],
  ['We are changing our logo in May', TO_CURIOUS],
  ['Free tool: check your site’s meta tags', BEFORE_TRYING],
  ['Looking for beta testers for my invoice reminder tool', BEFORE_TRYING],
  ['Just got our first paying customer!!!', TO_CURIOUS],
  ['Announcing our partnership with the Oakland Food Bank', TO_CURIOUS],
  ['PSA: Stripe is changing its dispute fees in March', OF_OTHERS_NEWS],
  ['We’re hiring a remote community manager', TO_CURIOUS],
  ['Ask me anything about SEO for shops', ['What would you like to know?']],
  ['We hit $10k MRR!!! AMA', ['What would you like to know?']],
  ['What would make you pay for a newsletter?', TO_KNOWERS],
  ['How do you handle chargebacks?', TO_KNOWERS],
  ['What are you working on this week?', TO_KNOWERS],
  ['Looking for a co-founder with sales experience', TO_HELPERS],
  ['Am I crazy for turning down a good offer?', TO_KNOWERS],
  ['We deleted our production database, and what we changed since', TO_CURIOUS],
  [
    'How to get more traffic',
    ['What would you do first?', 'What have you tried that did not work?', 'What would you do differently?'],
  ],
  ['Should I register an LLC?', ['What would decide it for you?', 'What would you do here?']],
  ['Quillbox vs FreshBooks: why we are cheaper', TO_ANYONE],
  [
    'Freelancer or agency?',
    ['Which would you choose, and why?', 'What would decide it for you?', 'What would you do here?'],
  ],
])('“%s” closes with one of %j', (topic, closings) => {
  expect(lastOf(topic)).toEqual(new Set(closings));
});
