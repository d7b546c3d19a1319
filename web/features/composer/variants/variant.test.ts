import { expect, test } from 'vitest';
import { decideOwnWords } from '#core/posts/decide-own-words.ts';
import { compositionOf, draftRequestOf, EMPTY_BRIEF, type Composition } from '../composition.ts';
import { codeVariants, modelVariant, variantRequestOf } from './variant.ts';

const BRIEF = {
  ...EMPTY_BRIEF,
  topic: 'We cut alarms',
  subreddit: 'saas',
  answers: { before: 'forty a night' },
};
const DRAFT = {
  title: 'Alarms',
  content: 'It is used by 200 teams. Three regions confirm each.\n\nWhat do you use?',
  engine: 'some/model',
  usage: null,
  notes: [
    { kind: 'claim' as const, text: 'Not from you: “200 teams”', quote: '200 teams' },
    { kind: 'claim' as const, text: 'Not from you: “gone”', quote: 'gone' },
    {
      kind: 'suggestion' as const,
      text: 'What did not work?',
      insert: 'What did not work:',
      role: 'failed' as const,
    },
  ],
  advice: null,
};
const REQUEST = draftRequestOf(BRIEF, { angle: 'lesson', seed: 'x' });
const composition: Composition = compositionOf(DRAFT, REQUEST, null);
const MINE = 'We lost a whole weekend to it.';
const edited = { ...composition, words: { title: 'Alarms', content: `${MINE} ${DRAFT.content}` } };

test('a variant is asked for with the material of its draft, even when the form has moved on', () => {
  const moved = { ...BRIEF, topic: 'Something else', answers: {} };
  const request = variantRequestOf(edited, moved, 'shorter');
  expect(request).toMatchObject({
    way: 'shorter',
    topic: 'We cut alarms',
    answers: [{ role: 'before', text: 'forty a night' }],
    draft: { title: 'Alarms', content: edited.words.content },
    generated: composition.generated,
    unconfirmed: ['200 teams'],
  });
  expect(request).not.toHaveProperty('seed');
  expect(request).not.toHaveProperty('angle');
});

test('a loaded post without a title has its text for a topic', () => {
  const comment = { ...edited, type: 'comment' as const, interview: null };
  const request = variantRequestOf(comment, { ...BRIEF, topic: ' ', answers: {} }, 'plainer');
  expect(request).toMatchObject({ contentType: 'comment', draft: { title: null } });
  expect(request.topic).toBe(edited.words.content.slice(0, 300));
});

test('what the model wrote anew counts as generated, and what the author wrote stays theirs', () => {
  const request = variantRequestOf(edited, BRIEF, 'shorter');
  const content = `${MINE} Three regions confirm.`;
  const { next } = modelVariant(edited, request, { ...DRAFT, content, notes: [] });
  expect(next).toMatchObject({ words: { content }, original: { content }, inOwnWords: false, editing: null });
  expect(next.generated?.content).toBe('Three regions confirm.\n\nWhat did not work:');
  expect(next.notes).toEqual([DRAFT.notes[2]]);
  const reworded = { ...DRAFT, content: 'A whole weekend was lost. Three regions confirm.', notes: [] };
  const { next: none } = modelVariant(edited, request, reworded);
  expect(decideOwnWords('post', none.words, none.generated!).share).toBe(0);
});

test('what code leaves out or replaces makes no word the author’s own', () => {
  const text = 'They utilize three regions in order to confirm.\n\nWhat do you use?';
  const generated = {
    ...composition,
    words: { title: 'Alarms', content: text },
    generated: { title: 'Alarms', content: text },
  };
  const made = codeVariants(generated);
  expect(made.map(({ way }) => way)).toEqual(['shorter', 'plainer']);
  for (const { next } of made) expect(decideOwnWords('post', next.words, next.generated!).share).toBe(0);
  expect(made[1]?.next.words.content).toContain('They use three regions to confirm.');
});
