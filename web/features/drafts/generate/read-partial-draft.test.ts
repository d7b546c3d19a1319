import { expect, test } from 'vitest';
import { readPartialDraft } from './read-partial-draft.ts';

const WHOLE = JSON.stringify({ title: 'Say "hi"', content: 'One.\n\nTwo \u2026 \\ 3 \ud83e\udd8a' });

test('the draft grows with every character of its JSON, and never shows half an escape sequence', () => {
  let before = '';
  for (let length = 0; length <= WHOLE.length; length += 1) {
    const { content } = readPartialDraft(WHOLE.slice(0, length));
    expect(content.slice(0, before.length)).toBe(before);
    before = content;
  }
  expect(readPartialDraft(WHOLE)).toEqual({
    title: 'Say "hi"',
    content: 'One.\n\nTwo \u2026 \\ 3 \ud83e\udd8a',
  });
});

test.each([
  ['Plain **words**', null, 'Plain **words**'],
  ['', null, ''],
  ['```json\n{"title": "T", "content": "C', 'T', 'C'],
  ['{"title":"A\\u00e', 'A', ''],
  ['{"title":"A\\', 'A', ''],
  ['{"title":null,"content":"line\nbreak', null, 'line break'],
])('reads the partial answer %j as the title %j and the text %j', (soFar, title, content) => {
  expect(readPartialDraft(soFar)).toEqual({ title, content });
});
