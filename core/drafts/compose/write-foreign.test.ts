import { expect, test } from 'vitest';
import type { DraftRequest } from '../draft-request.ts';
import { makeRequest, makeRules } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeForeign } from './write-foreign.ts';

const write = (topic: string, isComment = false, differs: Partial<DraftRequest> = {}) =>
  writeForeign(setScene(makeRequest({ topic, ctaStyle: 'none', ...differs })), isComment);

test.each([
  ['Wie mahne ich säumige Kunden, ohne sie zu verlieren?', 'Mich interessiert, wie ihr'],
  ['Comment relancer les clients qui paient en retard ?', 'J’aimerais savoir'],
  ['Cómo cobrar las facturas de los clientes', 'Me gustaría saber'],
  ['Como não perder uma fatura sem pagar', 'Gostaria de saber'],
  ['Come gestire gli ordini senza un contratto', 'Mi interessa sapere'],
  ['Hoe krijg ik mijn geld van een klant', 'Ik ben benieuwd'],
  ['請求書の支払いが遅れています', 'What do you think'],
  ['Jak se to dělá na faktury', 'What do you think'],
])('a text on “%s” begins with “%s”', (topic, opening) => {
  const { title, content } = write(topic);
  expect(content.startsWith(opening)).toBe(true);
  expect(title).toBe(topic);
});

test('a comment has no title, and does not repeat what somebody else said', () => {
  const topic = 'Die Kunden zahlen nicht pünktlich. Wie macht ihr das mit den Mahnungen?';
  expect(write(topic, true)).toEqual({
    title: null,
    content: expect.stringMatching(/^Mich interessiert[^]*übersehen\?$/),
  });
  expect(write(topic).content.startsWith(`${topic}\n\n`)).toBe(true);
});

test('a topic that may not stand is not repeated', () => {
  const topic = 'Meine Kunden zahlen nie. Mehr dazu gibt es auf evil.com und nicht nur da.';
  expect(write(topic).content).not.toContain('evil');
  const rules = makeRules({}, { body: { blacklisted: ['kunden'] } });
  expect(write('Meine Kunden zahlen nie. Wie ist das bei euch?', false, { rules }).content).not.toMatch(
    /kunden/i,
  );
});

test('a product is disclosed, before the question at the end', () => {
  const { content } = write('Wie mahne ich säumige Kunden?', false, { ctaStyle: 'subtle' });
  expect(content).toMatch(/I work on Billwren[^]*Womit sollte man anfangen/);
});
