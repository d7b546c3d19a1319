import { expect, test } from 'vitest';
import { keepWork } from '#web/lib/stored-work.ts';
import { listUnsavedTexts } from './read-snapshot.ts';

test('texts that made room for others are listed beside the open one', () => {
  const words = (title: string) => ({ composition: { words: { title, content: '' } } });
  keepWork('ada:new', { brief: { topic: ' Prices ' } });
  keepWork('ada:new:kept', [words('Names'), words('Logos')]);
  keepWork('ada:edit', null);
  expect(listUnsavedTexts().toSorted()).toEqual(['Logos', 'Names', 'Prices']);
});

test('an answer to a topic that has no text yet is one, too', () => {
  localStorage.clear();
  keepWork('ada:new', {
    brief: { topic: '', answers: { audience: 'Nurses' } },
  });
  expect(listUnsavedTexts()).toEqual(['Your answer “Nurses”']);
});

test('a reply is listed by its words, or as a reply where it has none yet', () => {
  localStorage.clear();
  const brief = { topic: 'How many bikes wait?', contentType: 'comment' };
  keepWork('ada:new', { brief, composition: null });
  expect(listUnsavedTexts()).toEqual(['Your reply on “How many bikes wait?”']);
  keepWork('ada:new', { brief, composition: { words: { title: '', content: 'Nine of them.' } } });
  expect(listUnsavedTexts()).toEqual(['Nine of them.']);
});
