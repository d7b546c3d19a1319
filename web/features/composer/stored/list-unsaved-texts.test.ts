import { expect, test } from 'vitest';
import { storeWork } from '#web/lib/stored-work.ts';
import { listUnsavedTexts } from './read-snapshot.ts';

test('lists texts that were put away beside the open one', () => {
  const words = (title: string) => ({ composition: { words: { title, content: '' } } });
  storeWork('ada:new', { brief: { topic: ' Prices ' } });
  storeWork('ada:new:kept', [words('Names'), words('Logos')]);
  storeWork('ada:edit', null);
  expect(listUnsavedTexts().toSorted()).toEqual(['Logos', 'Names', 'Prices']);
});

test('counts an answer as unsaved even if there is no text yet', () => {
  localStorage.clear();
  storeWork('ada:new', {
    brief: { topic: '', answers: { audience: 'Nurses' } },
  });
  expect(listUnsavedTexts()).toEqual(['Your answer “Nurses”']);
});

test('names a reply by its words, or calls it a reply if it has none', () => {
  localStorage.clear();
  const brief = { topic: 'How many bikes wait?', contentType: 'comment' };
  storeWork('ada:new', { brief, composition: null });
  expect(listUnsavedTexts()).toEqual(['Your reply on “How many bikes wait?”']);
  storeWork('ada:new', { brief, composition: { words: { title: '', content: 'Nine of them.' } } });
  expect(listUnsavedTexts()).toEqual(['Nine of them.']);
});
