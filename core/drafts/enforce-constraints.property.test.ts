import { fc, sample, sampleOr } from '#test/sample.ts';
import { expect, test } from 'vitest';
import type { CtaStyle } from '#contract/posts.ts';
import { measureCpuMs } from '#test/measure-cpu.ts';
import type { Draft, DraftRequest } from './draft-request.ts';
import { enforceConstraints } from './enforce-constraints.ts';
import { findViolations } from '#test/drafts/find-violations.ts';
import { makeRequest, makeRules } from '#test/drafts/make-request.ts';

const FRAGMENTS = [
  'https://evil.com',
  'http://evil.example/a?b=c#d',
  'HTTPS://EVIL.COM',
  'hxxps://evil.com',
  'www.evil.org',
  'evil.com',
  'Evil.Com',
  'evil[.]com',
  'evil(dot)com',
  'evil dot com',
  'evil%2Ecom',
  'evil&#46;com',
  'evil&period;com',
  'evil\\.com',
  'evil。com',
  'еvil.сom',
  'ｅｖｉｌ．ｃｏｍ',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'ev\u200bil.c\u200bom',
  'evil.\u00adcom',
  'me@evil.com',
  'mailto:me@evil.com',
  'javascript:alert(1)',
  '//evil.com/x',
  '93.184.216.34',
  '[a](https://evil.com)',
  '[a]( <evil.com> "t")',
  '[a][b]',
  '[b]: https://evil.com',
  '![p](https://evil.com/p.png)',
  '<https://evil.com>',
  '<a href="https://evil.com">here</a>',
  '<img src=x>',
  '<!-- hidden -->',
  'https://billwren.example/',
  'https://billwren.example/pricing?x=1',
  'billwren.example',
  'www.billwren.example/.',
  '[site](https://billwren.example)',
  'https://billwren.example.evil.com',
  'https://evil.com/https://billwren.example/',
  'https://billwren.example@evil.com/',
  'app.billwren.example',
  'Billwren',
  'billwren',
  'BILLWREN',
  "Billwren's",
  'the Billwren app',
  'Bill\u200bwren',
  '**Billwren**',
  'Disclosure: I work on Billwren.',
  'I work on it.',
  'Not affiliated with Billwren.',
  'I used it for 6 months.',
  'we grew 40%.',
  'Our customers love it.',
  'In my experience it works.',
  'I’ve tried three of them.',
  'my clients say so.',
  '[Your Name]',
  '[insert link]',
  '{name}',
  '{{product}}',
  '<insert figure>',
  'TODO',
  'XX%',
  'lorem ipsum',
  '___',
  '[Product]',
  'sk-live-0123456789abcdef',
  'password: hunter22',
  'AKIAIOSFODNN7EXAMPLE',
  'What do you do?',
  'Ask early, and ask politely.',
  'e.g. this',
  'Node.js',
  'works.So',
  '- a point',
  '> a quote',
  '# Title',
  '```',
  '`code.com`',
  '| a | b |',
  '\ud800',
  '\u0000',
  '\u202e',
  '\ue000',
  '\n',
  '\n\n',
  ' ',
  '. ',
  ', ',
  ': ',
  '(',
  ')',
  '[',
  ']',
  '](',
  '**',
  '*',
  '_',
  '~',
  '&amp;',
  '&#38;#46;',
  '!',
  '…',
];
const fragment = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...FRAGMENTS) },
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.array(fragment, { maxLength: 12 }), fc.constantFrom('', ' ', '. ', '\n', '\n\n'))
      .map(([parts, between]) => parts.join(between)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: fc.emailAddress() },
);
const SOUND = 'Some people ask for half of the money first.';
/** Random content, mostly with words: the constraints need some text to remain. */
const content = fc.oneof(
  { weight: 1, arbitrary: text },
  {
    weight: 5,
    arbitrary: fc
      .tuple(text, text, fc.constantFrom(' ', '\n', '\n\n'))
      .map(([one, other, between]) => [one, SOUND, other].join(between)),
  },
);
const TOPICS = [
  'How do you get paid on time?',
  'Billwren or paper',
  'late invoices',
  '',
  ' ',
  'TODO',
  'Evil.com and [name]',
  'https://evil.com',
  'x'.repeat(400),
  'Rechnungen mahnen ohne Ärger',
  '請求書',
  '\ud800',
  'billwren.example',
  'Billwren against Billwren',
  'sk-live-0123456789abcdef',
];
const draft: fc.Arbitrary<Draft> = fc.record({ title: fc.option(text), content });
const request: fc.Arbitrary<DraftRequest> = fc
  .record({
    task: fc.constantFrom('post', 'link', 'comment', 'reply'),
    ctaStyle: fc.constantFrom('subtle', 'direct', 'none'),
    topic: fc.constantFrom(...TOPICS),
    links: fc.constantFrom('banned', 'unknown'),
    withSite: fc.boolean(),
    tagged: fc.boolean(),
    seed: fc.string(),
  })
  .map(({ links, withSite, tagged, ...rest }) =>
    makeRequest({
      ...rest,
      rules: makeRules({ links, titleTags: tagged ? ['[Q]', '[Discussion]'] : [] }),
      ...(withSite ? {} : { website: null, facts: { product: 'Billwren', about: [] } }),
    }),
  );

test('any model output satisfies every constraint after enforcement, and enforcing again changes nothing', () => {
  let shown = 0;
  fc.assert(
    fc.property(draft, request, (given, asked) => {
      const enforced = enforceConstraints(given, asked);
      if (!enforced.ok) return;
      shown += 1;
      const { title, content } = enforced.result;
      expect(findViolations(enforced.result, asked, 'Billwren')).toEqual([]);
      const again = enforceConstraints({ title, content }, asked);
      expect(again.ok && { title: again.result.title, content: again.result.content }).toEqual({
        title,
        content,
      });
    }),
  );
  expect(shown).toBeGreaterThan(sampleOr(50, 5_000));
});

const HOSTILE = 40_000;
/** Quadratic work on 40,000 characters would exceed this a hundredfold. */
const MOST_TIMES = 80;
const timeOf = (text: string, ctaStyle: CtaStyle): number =>
  measureCpuMs(
    () => void enforceConstraints({ title: text, content: text }, makeRequest({ ctaStyle, topic: text })),
  );
const repeat = (part: string) => part.repeat(Math.ceil(HOSTILE / part.length)).slice(0, HOSTILE);
const ordinaryText = repeat(
  'Some people ask for half of the money first. Others wait, and write it off.\n\n',
);
timeOf(ordinaryText, 'subtle');
const ordinary = Math.min(...[1, 2, 3].map(() => timeOf(ordinaryText, 'subtle')));

const PARTS = [
  ' ',
  '\n',
  '.',
  '. ',
  'a',
  'a.',
  'a. ',
  'a-',
  '-a',
  '[',
  '](',
  '[a](',
  '![',
  '<',
  '<a ',
  '<!--',
  '`',
  '```\n',
  '``` ',
  '>',
  '> ',
  '- ',
  '* ',
  '*',
  '**',
  '_',
  '~',
  '(',
  ')',
  '{',
  '{{',
  '}}',
  '&',
  '&amp;',
  '&#38;',
  '%2e',
  '@',
  'a@',
  ':',
  '://',
  'http:',
  'www.',
  '1.',
  '1.1',
  'i ',
  'I am ',
  'we ',
  'disclosure ',
  'Billwren ',
  "Billwren's ",
  'https://billwren.example/',
  'https://billwren.example/(',
  'billwren.example ',
  'billwren.',
  '[x]: ',
  '[your ',
  'TODO ',
  'password ',
  '\u0301',
  '\ud83d\ude00',
  '。',
  'dot ',
  'a dot ',
  'as a founder ',
  'not very ',
  'saved me ',
  '| a ',
  '!?',
  '…',
  "'",
  '’',
  '"',
  'x%',
  '5% ',
  '[a][',
  '\\',
  '\\.',
  'a\\.',
];

test.each(sample(PARTS, 24, 'parts'))(
  'processes 40,000 characters of %j within a fixed multiple of the time for ordinary text',
  (part) => {
    for (const ctaStyle of ['subtle', 'direct', 'none'] as const)
      expect(timeOf(repeat(part), ctaStyle) / ordinary).toBeLessThan(MOST_TIMES);
  },
);

test('processes an endlessly repeated name in linear time', () => {
  const request = makeRequest({ facts: { product: 'Acme', about: [] }, ctaStyle: 'subtle' });
  const timeOfNames = (count: number) =>
    Math.min(
      ...[1, 2, 3].map(() =>
        measureCpuMs(
          () =>
            void enforceConstraints({ title: 'What came of it', content: 'Acme '.repeat(count) }, request),
        ),
      ),
    );
  // Quadratic time would be a hundred times as long.
  expect(timeOfNames(80_000) / timeOfNames(8_000)).toBeLessThan(30);
});
