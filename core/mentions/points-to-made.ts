import { splitSentences } from '#core/text/map-sentences.ts';
import { isMakersSentence } from './disclosure.ts';
import { findLinks } from './find-links.ts';
import { saysMadeThing } from './find-own-thing.ts';
import { isOwnLink } from './own-links.ts';
import { OWN } from './own-site.ts';

type Own = { names: readonly string[]; websites: readonly string[] };

/** What others said or wrote. */
const IN_QUOTES = /["“„«][^"”»\n]*(?:["”»]|$)|(?<!\p{L})['‘](?:[^'’]|['’](?=\p{L})){0,300}['’](?!\p{L})/gu;
const QUOTED_LINE = /^ {0,3}>/;
const LINK = /\[([^[\]\n]{0,300})\]\(([^()\s]{0,2000})\)/g;

/** Of a sentence that holds no others, nothing is said of the link but that it is there. */
const POINTING = new Set(
  `please feel free to you can want take have give get a an the my our it its it's this that's here here's is at look
  quick try check out see find visit go for yourself more info details link demo page site website homepage url app
  tool product project docs beta`.split(/\s+/),
);
const MOST_LETTERS = 400;

/** "I made a tool for bakeries. Take a look: acme.example" */
export function pointsToMade(text: string, own: Own): boolean {
  const lines = text.split('\n').filter((line) => !QUOTED_LINE.test(line));
  const sentences = lines.flatMap(splitSentences);
  return sentences.some((sentence, at) => {
    const next = sentences[at + 1];
    if (next === undefined || !saysMadeThing(sentence)) return false;
    const told = sentence.replace(IN_QUOTES, '');
    return saysMadeThing(told) && isMakersSentence(told) && pointsOut(next, own);
  });
}

/** Whether a sentence is the own link, or the name, with nothing around it but words that point to it. */
function pointsOut(sentence: string, { names, websites }: Own): boolean {
  if (sentence.length > MOST_LETTERS) return false;
  const called = new Set(names.map((name) => name.toLowerCase()));
  const isOwn = (word: string) =>
    word === OWN || findLinks(word).some((link) => isOwnLink(link, websites)) || called.has(word);
  const plain = sentence
    .replace(
      LINK,
      (_link, shown: string, target: string) => `${isOwn(shown.toLowerCase()) ? '' : shown} ${target}`,
    )
    .replace(/[*_~`]+(?=\s|$|[.!])|(?<=^|\s)[*_~`(<]+/g, '')
    .replace(/[\s.!)>*_~`]+$/, '')
    .replaceAll('’', "'")
    .trim();
  const name = /^it(?:'s| is) called (.{1,80})$/i.exec(plain)?.[1];
  if (name !== undefined) return called.has(name.toLowerCase());
  const words = plain.split(/\s+/);
  const link = words.pop() ?? '';
  if (called.has(link.toLowerCase()) || !isOwn(link)) return false;
  return words.every((word) => {
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
    return bare === '' || POINTING.has(bare) || called.has(bare);
  });
}
