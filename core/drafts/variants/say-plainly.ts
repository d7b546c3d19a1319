import { mapProse } from '#core/text/split-code.ts';

/** Words for which a shorter one says the same in every sentence, each with its forms. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['in spite of the fact that', 'although'],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['in the event that', 'if'],
  ['in the near future', 'soon'],
  ['a large number of', 'many'],
  ['a majority of', 'most'],
  ['is able to', 'can'],
  ['are able to', 'can'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['with regard to', 'about'],
  ['with respect to', 'about'],
  ['for the purpose of', 'for'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a monthly basis', 'every month'],
  ['on a regular basis', 'regularly'],
  ['utilize', 'use'],
  ['utilizes', 'uses'],
  ['utilized', 'used'],
  ['utilizing', 'using'],
  ['utilise', 'use'],
  ['utilises', 'uses'],
  ['utilised', 'used'],
  ['utilising', 'using'],
  ['facilitate', 'help'],
  ['facilitates', 'helps'],
  ['facilitated', 'helped'],
  ['commence', 'start'],
  ['commenced', 'started'],
  ['numerous', 'many'],
  ['additionally', 'also'],
  ['approximately', 'about'],
  ['endeavour to', 'try to'],
  ['endeavor to', 'try to'],
  ['demonstrates', 'shows'],
  ['demonstrated', 'showed'],
  ['purchased', 'bought'],
  ['purchasing', 'buying'],
];
/** Said by somebody else, word for word. */
const QUOTED = /^\s*>|[“"]/;
const FORMS = new Map(PLAIN);
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}/@-])(?:${PLAIN.map(([long]) => long).join('|')})(?![\\p{L}\\p{N}-]|[./]\\p{L})`,
  'giu',
);
/** A half that could stand by itself, after one that does. */
const JOINED = /(?<=[^;\n]{12,}\p{L}); +(?=(?:i|we|it|they|you|that|this|there) )(\p{L})/giu;

/** Says a text in plainer words without a model, from a list; null when it has none of them. Quotes stay. */
export function sayPlainly(content: string): string | null {
  const said = mapProse(content, (prose) =>
    prose
      .split(/(?<=\n)/)
      .map((line) => (QUOTED.test(line) ? line : plain(line)))
      .join(''),
  );
  return said === content ? null : said;
}

const plain = (line: string): string =>
  line
    .replace(PATTERN, (long) => {
      const short = FORMS.get(long.toLowerCase()) ?? long;
      return /^\p{Lu}/u.test(long) ? `${short.charAt(0).toUpperCase()}${short.slice(1)}` : short;
    })
    .replace(JOINED, (_, letter: string) => `. ${letter.toUpperCase()}`);
