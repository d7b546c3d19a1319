import { expect, test } from 'vitest';
import { tellOwner } from './tell-owner.ts';

const owned = (topic: string, product: string) =>
  tellOwner({ topic, task: 'post', isOwn: null, facts: { product } }).isOwn;

test.each([
  ['Launching Quillbox, an invoicing app', 'quillbox '],
  ['We just launched Quillbox 2.0 with bank imports', 'Quillbox'],
  ['We just launched Quillbox with bank imports', 'Quillbox 2'],
])('in “%s” %s is the author’s own', (topic, product) => {
  expect(owned(topic, product)).toBe(true);
});

test('another name is nobody’s until the author says so', () => {
  expect(owned('Launching Quillbox, an invoicing app', 'Paperjam')).toBeNull();
  expect(owned('Launching Quillbox, an invoicing app', '')).toBeNull();
});
