import { expect, test } from 'vitest';
import { looksEnglish } from './guess-language.ts';

test.each([
  ['a sentence', 'What is the best way to ask for the money before the work is done?'],
  ['an instruction', 'Write down what you have agreed on, and send it to them before you start.'],
  ['a few words that fit any language', 'Late invoices'],
  ['a name', 'React'],
  ['an abbreviation that is a foreign word', 'Our flag service, 3k lines, MIT'],
  ['an empty text', ''],
  ['digits and symbols', '3 > 2 😀'],
  ['English with a foreign word', 'How do you translate the word gemütlich for people who do not know it?'],
])('treats as English: %s', (_what, text) => {
  expect(looksEnglish(text)).toBe(true);
});

test.each([
  ['German', 'Manche Leute verlangen die Hälfte des Geldes im Voraus und warten nicht auf den Rest.'],
  ['French', 'Comment est-ce que vous demandez une avance dans les contrats avec des clients?'],
  ['Spanish', '¿Qué es lo mejor para una empresa que no paga las facturas?'],
  ['Italian', 'Come si fa per avere una parte dei soldi prima di cominciare il lavoro?'],
  ['Dutch', 'Hoe vraag je een deel van het geld voor je met het werk begint zonder ruzie?'],
  ['Polish', 'Jak się pisze do klienta w tej sprawie, na przykład po terminie?'],
  ['a few German words', 'Rechnung ist nicht bezahlt'],
  ['Russian', 'Как вы просите предоплату?'],
  ['Chinese', '请求书很重要吗'],
  ['English words in a Russian sentence', 'Как вы делаете code review в команде?'],
])('does not treat as English: %s', (_what, text) => {
  expect(looksEnglish(text)).toBe(false);
});
