import { expect, test } from 'vitest';
import type { DraftRequest } from '../draft-request.ts';
import { makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeForeign } from './write-foreign.ts';

const write = (topic: string, isComment = false, differs: Partial<DraftRequest> = {}) =>
  writeForeign(setScene(makeRequest({ topic, ctaStyle: 'none', ...differs })), isComment);
const answers = [{ role: null, text: 'wir fragen nach 3 Wochen freundlich nach' }];

test.each([
  ['Wie mahne ich säumige Kunden, ohne sie zu verlieren?', 'Was sind eure Erfahrungen damit?'],
  ['Unsere ersten 100 Kunden kamen aus Foren', 'Was sind eure Erfahrungen damit?'],
  ['Comment relancer les clients qui paient en retard ?', 'Quelle est votre expérience ?'],
  ['Cómo cobrar las facturas de los clientes', '¿Cuál ha sido su experiencia?'],
])('below “%s” stands a question in its language, and not the title again', (topic, content) => {
  expect(write(topic)).toEqual({ title: topic, content });
});

test('below a title in a language that nobody knows stands its topic', () => {
  const topic = '請求書の催促はどうしていますか？';
  expect(write(topic).content).toContain(topic);
});

test('where the author answers, the text does not repeat what the title says', () => {
  expect(write('Wie mahne ich säumige Kunden?', false, { answers })).toEqual({
    title: 'Wie mahne ich säumige Kunden?',
    content: 'Wir fragen nach 3 Wochen freundlich nach.',
  });
  const topic = 'Die Kunden zahlen nicht pünktlich. Wie macht ihr das mit den Mahnungen?';
  expect(write(topic, false, { answers }).content).toContain('Wie macht ihr das mit den Mahnungen?');
});

test('a comment has no title, and answers instead of repeating what somebody else said', () => {
  const topic = 'Die Kunden zahlen nicht pünktlich. Wie macht ihr das mit den Mahnungen?';
  expect(write(topic, true, { answers })).toEqual({
    title: null,
    content: 'Wir fragen nach 3 Wochen freundlich nach.',
  });
});

test('in letters that are not ours nothing is said of the product', () => {
  const facts = { product: 'Billwren', about: ['It sorts mail.'] };
  const { content } = write('Как найти первых клиентов?', false, {
    facts,
    ctaStyle: 'subtle',
    website: null,
  });
  expect(content).not.toMatch(/[a-z]/i);
});
