import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { toComposition } from '#core/composer/composition.ts';
import { decideOwnWords } from '#core/posts/decide-own-words.ts';
import { buildDraftRequest } from '../write/draft-request.ts';
import { toVariant, buildVariantRequest } from './draft-request.ts';

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
  sent: null,
  notes: [
    { kind: 'claim' as const, text: 'Not from you: “200 teams”', quote: '200 teams' },
    { kind: 'claim' as const, text: 'Not from you: “gone”', quote: 'gone' },
  ],
  advice: null,
  shape: 'story' as const,
  questions: [],
};
const made = toComposition({ draft: DRAFT, request: buildDraftRequest(BRIEF) }, null, { key: 'k' });
const MINE = 'We lost a whole weekend to it.';
const edited = { ...made, words: { title: 'Alarms', content: `${MINE} ${DRAFT.content}` } };

test("uses the draft's material even if the form has another topic by now", () => {
  const request = buildVariantRequest(edited, { ...BRIEF, topic: 'Something else', answers: {} }, 'shorter');
  expect(request).toMatchObject({
    way: 'shorter',
    topic: 'We cut alarms',
    answers: [{ question: 'before', text: 'forty a night' }],
    draft: { title: 'Alarms', content: edited.words.content },
    generated: made.generated,
    unconfirmed: ['200 teams'],
  });
});

test('uses the text as the topic of a loaded comment', () => {
  const comment = { ...edited, type: 'comment' as const, interview: null };
  const request = buildVariantRequest(comment, { ...BRIEF, topic: ' ', answers: {} }, 'plainer');
  expect(request).toMatchObject({ contentType: 'comment', draft: { title: null } });
  expect(request.topic).toBe(edited.words.content.slice(0, 300));
});

test('counts rewritten sentences as generated, and the author’s own as theirs', () => {
  const request = buildVariantRequest(edited, BRIEF, 'shorter');
  const content = `${MINE} Three regions confirm.`;
  const next = toVariant(edited, request, { ...DRAFT, content, notes: [] });
  expect(next).toMatchObject({ words: { content }, original: { content }, inOwnWords: false, editing: null });
  expect(next.generated?.content).toBe('Three regions confirm.');
  const reworded = { ...DRAFT, content: 'A whole weekend was lost. Three regions confirm.', notes: [] };
  const { words, generated } = toVariant(edited, request, reworded);
  expect(generated && decideOwnWords('post', words, generated).share).toBe(0);
});
