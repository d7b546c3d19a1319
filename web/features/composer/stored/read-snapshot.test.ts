import { expect, test } from 'vitest';
import { buildPostBody } from '../deliver/post-body.ts';
import { toSnapshot } from './read-snapshot.ts';

/** Work stored before questions had keys. */
const OLD = {
  brief: {
    topic: 'Prices',
    subreddit: 'saas',
    angle: 'lesson',
    answers: { before: 'Too low.', role: 'x' },
    earlier: [],
  },
  composition: {
    type: 'post',
    subreddit: 'saas',
    angle: '',
    words: { title: 'Prices', content: 'We doubled them.' },
    editing: { title: 'Prices', content: 'We doubled them in May.' },
    generated: { title: 'Prices', content: '' },
    interview: {
      topic: 'Prices',
      answers: [
        { role: 'before', text: 'Too low.' },
        { role: 'gone', text: 'x' },
      ],
    },
    typed: { failed: 'The first mail.' },
    notes: [{ kind: 'claim', text: 'Not from you.', role: 'failed' }],
    engine: 'built-in',
    scheduledAt: '2131-07-04T09:30',
    attempt: { key: 'k' },
  },
};

test('reads the text, the time and the answers of older work', () => {
  expect(toSnapshot(OLD)).toMatchObject({
    brief: { topic: 'Prices', shape: null, answers: { before: 'Too low.', failed: 'The first mail.' } },
    composition: {
      words: OLD.composition.words,
      editing: OLD.composition.editing,
      original: OLD.composition.words,
      scheduledAt: '2131-07-04T09:30',
      attempt: { key: 'k' },
      interview: { answers: [{ question: 'before' }, { question: null, text: 'x' }], leads: true },
    },
    versions: [],
  });
});

test('can save older work', () => {
  const { composition } = toSnapshot(OLD) ?? {};
  expect(composition && buildPostBody(composition, 'draft')).toMatchObject({ content: 'We doubled them.' });
});

test.each([[null], ['a string'], [[]], [{}], [{ brief: null, composition: { words: null, notes: 'x' } }]])(
  'reads %j without failing',
  (stored) => {
    expect(() => toSnapshot(stored)).not.toThrow();
  },
);
