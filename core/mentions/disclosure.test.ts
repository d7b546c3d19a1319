import { expect, test } from 'vitest';
import {
  hasDisclosure,
  isDisclosure,
  isMakersSentence,
  listClosings,
  writeDisclosure,
  writeDisclosureByName,
} from './disclosure.ts';
import { LANGUAGES } from '#core/text/guess-language.ts';
import { OWN_MARK } from './own-site.ts';

test.each([
  'Disclosure: I work on Billwren.',
  'Full disclosure, it’s mine.',
  'I work for the company behind it.',
  'I also work on it.',
  'I’m building something for this.',
  'We are behind that one.',
  'Billwren is my own.',
  'It is my own tool.',
  'I made this for late payers, so weigh it.',
  'I work on Billwren, which has no mobile app.',
  'Full disclosure: I work on Billwren, a shared inbox; it has no mobile app.',
  'I work on Billwren, a shared inbox with no mobile app.',
  'I work on Billwren, not alone.',
  'I work on Billwren (not full time).',
  'I work on Billwren, which does not send mail.',
])('“%s” is a disclosure', (sentence) => {
  expect(isDisclosure(sentence)).toBe(true);
});

test.each([
  'I do not work on Billwren.',
  'I’m not affiliated with it.',
  'Disclosure: it is never mine to sell.',
  'Disclosure: none.',
  'Without working on it, I think it helps.',
  'They work on it.',
  'Disclosure: I have no stake in it.',
  'I no longer work on Billwren, which is fine.',
  'I work hard on weekends.',
  'I use it every day.',
  'I work for Google, not Quillbox.',
  'I work on it, but Quillbox isn’t mine.',
  'Disclosure: I, unlike others here, don’t work on Quillbox.',
  'I own no part of Quillbox, which I built nothing of.',
  'Do you think I work on Quillbox?',
  'If I work on Quillbox, you would know.',
  'Nobody says I work on Quillbox.',
  'I cannot say that I work on Quillbox.',
  'Disclosure: neither I nor my company is related to Quillbox.',
  'Disclosure: I have zero stake in Quillbox.',
  'I work at a bank, I have nothing to do with Quillbox.',
])('“%s” is not a disclosure', (sentence) => {
  expect(isDisclosure(sentence)).toBe(false);
});

test.each([
  ', ',
  '; ',
  ' (',
  ' which ',
  ' that ',
  ' with ',
  ' without ',
  ' but ',
  ' and ',
  ' it ',
  ' because ',
  ' since ',
  ' so ',
])('a denial after the disclosure cancels it: “%s”', (next) => {
  expect(isDisclosure(`I work on Billwren${next}there is no mobile app.`)).toBe(true);
});

test('a denial by someone else cancels a disclosure only within its clause', () => {
  expect(isDisclosure('Ich arbeite an Billwren, das keine App hat.')).toBe(true);
  expect(isDisclosure('Ich arbeite an Billwren nicht.')).toBe(false);
});

test.each(['Not Boring', 'No Code Kit', 'no-code-kit', 'Never Late!'])(
  'does not mistake the name %s for a denial',
  (name) => {
    expect(hasDisclosure(`Ask.\n${writeDisclosureByName(name)}`, name)).toBe(true);
    expect(hasDisclosure(`I work on ${name.replace('!', '').toUpperCase()}.`, name)).toBe(true);
    expect(hasDisclosure(`I do not work on ${name}.`, name)).toBe(false);
    expect(hasDisclosure('No tool named here is my own.', name)).toBe(false);
  },
);

test('ignores a denial elsewhere in the text', () => {
  expect(hasDisclosure('It does not help everybody. I work on it.\nNo more.')).toBe(true);
  expect(hasDisclosure('It helps.\nI use it.')).toBe(false);
});

test.each([
  [true, 'name', false, ''],
  [true, 'name', true, `The page is here: ${OWN_MARK}`],
  [false, 'name', false, 'Disclosure: I work on it.'],
  [false, 'site', false, 'Disclosure: that is my own site.'],
  [false, 'neither', false, 'Disclosure: this is about something I work on.'],
  [false, 'name', true, `Disclosure: I work on Billwren. It is here: ${OWN_MARK}`],
] as const)(
  'if disclosed: %s, the text gives: %s, and a link is due: %s, adds what is missing',
  (disclosed, given, link, closing) => {
    expect(writeDisclosure('Billwren', { disclosed, given, link })).toBe(closing);
  },
);

test('calls a product without a name “this site”', () => {
  expect(writeDisclosure(null, { disclosed: false, given: 'neither', link: true })).toBe(
    `Disclosure: I work on this site: ${OWN_MARK}`,
  );
});

test('recognizes every sentence we add as ours, and as a disclosure or a link', () => {
  const closings = [...listClosings('Billwren')];
  expect(closings).toContain('Disclosure: I work on Billwren.');
  expect(closings).toContain(`It is here: ${OWN_MARK}`);
  for (const closing of closings) expect(isDisclosure(closing) || closing.includes(OWN_MARK)).toBe(true);
  expect(closings).not.toContain('');
});

test.each(LANGUAGES)('recognizes every closing with a disclosure in %s', (language) => {
  for (const label of ['Billwren', null])
    for (const given of ['name', 'site', 'neither'] as const)
      for (const link of [true, false]) {
        const closing = writeDisclosure(label, { disclosed: false, given, link }, language);
        expect({ closing, disclosed: hasDisclosure(closing) }).toMatchObject({ disclosed: true });
      }
});

test.each([
  'Ich habe Billwren letztes Jahr gebaut.',
  'J’ai créé Billwren il y a un an.',
  'He creado Billwren este año.',
  'Ik heb Billwren zelf gemaakt.',
])('“%s” is a disclosure of authorship', (sentence) => {
  expect(isDisclosure(sentence)).toBe(true);
});

test.each(['Ich arbeite nicht an Billwren.', 'Je ne travaille pas sur Billwren.', 'Ich nutze es oft.'])(
  '“%s” is not a disclosure of authorship',
  (sentence) => {
    expect(isDisclosure(sentence)).toBe(false);
  },
);

test.each([
  ['I built Billwren, which has no mobile app.', true],
  ['We built Billwren because there was no shared inbox for two people.', true],
  ['My startup Billwren never sends marketing mail.', true],
  ['Billwren is my side project.', true],
  ['We are two people building Billwren.', true],
  ['Slack is our chat tool.', false],
  ['I am a fan of people building Billwren.', false],
  ['We are not behind Billwren.', false],
  ['Billwren is not my product.', false],
  ['I never built Billwren.', false],
])('for “%s”, the author made the product: %s', (sentence, made) => {
  expect(isMakersSentence(sentence)).toBe(made);
});
