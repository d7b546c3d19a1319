import { expect, test } from 'vitest';
import { addChange, type ChangeCounts, explainChanges } from './explain-changes.ts';

type What = Parameters<typeof addChange>[1];
const explain = (counts: [What, number][]) => explainChanges(new Map(counts));

test.each<[What, number, string]>([
  ['link', 1, 'Left out: a link that may not be in this text.'],
  ['link', 3, 'Left out: 3 links that may not be in this text.'],
  ['secret', 1, 'Left out: a sentence with something that looks like a key or a password.'],
  ['secret', 2, 'Left out: 2 sentences with something that looks like a key or a password.'],
  ['placeholder', 1, 'Left out: a sentence with a gap to fill in. Add the fact itself if you have it.'],
  ['mention', 2, 'Left out: 2 mentions of the product beyond what the chosen style allows.'],
  ['title', 4, 'The title could not stand as it was written, so a plain one took its place.'],
  ['denial', 1, 'Left out: a sentence that said the product isn’t yours.'],
  ['length', 1, 'The text was too long and was cut at the end.'],
])('explains %s, removed %i times: %s', (what, times, text) => {
  expect(explain([[what, times]])).toEqual([expect.objectContaining({ text })]);
});

test('only a placeholder is a task for the author; all other notes describe changes', () => {
  const kindOf = (what: What) => explain([[what, 1]])[0]?.kind;
  expect(kindOf('placeholder')).toBe('suggestion');
  for (const what of ['link', 'secret', 'mention', 'title', 'length'] as const)
    expect(kindOf(what)).toBe('changed');
});

test('adds up the changes of all passes, and omits what did not change', () => {
  const changes: ChangeCounts = new Map();
  addChange(changes, 'link', 0);
  addChange(changes, 'mention', -1);
  expect(explainChanges(changes)).toEqual([]);
  addChange(changes, 'mention');
  expect(changes.get('mention')).toBe(1);
  addChange(changes, 'link');
  addChange(changes, 'link', 2);
  expect(explainChanges(changes)).toHaveLength(2);
  expect(changes.get('link')).toBe(3);
});
