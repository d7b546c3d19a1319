import type { Draft } from '../draft-request.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { shuffle } from './chance.ts';
import { bullets } from './draft-outline.ts';
import { capitalise, thingOf } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { findSiteSentence } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellProduct } from './tell-product.ts';

/** Writes a comment or a reply: it takes up the question, weighs two or three points and asks back. */
export function writeComment(scene: Scene): Draft {
  const { concerns, random, say, request, themed } = scene;
  const quote = request.thread ? findQuote(scene) : '';
  const points = themed ? concerns.slice(0, 2) : [];
  const reasons = points.map(({ weigh }) => weigh);
  const product = tellProduct(scene, '');
  const closing = themed ? say(...CLARIFYING) : askBack(scene);
  const parts = [
    quote && `> ${quote}`,
    takeUp(scene, quote !== ''),
    random() < 0.3 && points.length > 1 ? bullets(reasons) : reasons.join('\n\n'),
    stateFacts(scene),
    findSiteSentence(scene) ?? '',
    ...(request.ctaStyle === 'direct' ? [closing, product] : [product, closing]),
  ];
  return { title: null, content: parts.filter(Boolean).join('\n\n') };
}

const CLARIFYING = [
  'What have you tried so far, and what came of it?',
  'What would a good result look like for you?',
  'How much time may it take?',
  'What made you ask now?',
  'What have you ruled out already, and why?',
];

/** When the topic alone gives little to say, the comment asks for what is missing. */
const askBack = ({ random, say, fits }: Scene): string => {
  const intro = say(
    'It would be easier to say more with two things added:',
    'Two things would help to give a better answer:',
  );
  const asked = shuffle(CLARIFYING, random).filter(fits).slice(0, 2);
  return intro && asked.length > 1 ? `${intro}\n\n${bullets(asked)}` : (asked[0] ?? '');
};

const takeUp = ({ subject, say, concerns, themed }: Scene, quoted: boolean): string => {
  const { task, about, options, asks } = subject;
  const thing = thingOf(subject);
  const first = concerns[0]?.what;
  if (options.length === 2)
    return say(
      `Between ${options.join(' and ')} I would let the work decide, not the list of features.`,
      `${capitalise(options.join(' or '))} is a question of what you want to be able to do with it later.`,
    );
  if (!themed)
    return say(
      about && `On ${about}, a good deal depends on the details.`,
      'A good deal depends on the details here.',
      'It is hard to say anything useful here without knowing a little more.',
    );
  return say(
    quoted && 'That is the part I would look at first.',
    quoted && 'I think this is the heart of it.',
    task &&
      `If the question is how to ${task}, the first thing I would look at is ${first ?? 'the first step'}.`,
    task && `On how to ${task}, two thoughts that may help.`,
    thing && `With ${thing}, a good deal depends on ${first ?? 'where you stand now'}.`,
    thing && `On ${thing}, two thoughts that may help you decide.`,
    !task && !thing && about && `On ${about}: I think the answer depends on ${first ?? 'the setting'}.`,
    !about && asks && `I think much of the answer depends on ${first ?? 'the setting'}.`,
    !about && asks && 'It depends, but I think it depends on fewer things than it seems.',
    !about && !asks && `One thing I would look at here is ${first ?? 'the setting'}.`,
    !about && !asks && 'A thought on this, from the outside.',
  );
};

/** The most relevant sentence of the thread that is short enough to quote. */
function findQuote({ request: { thread }, fits }: Scene): string {
  const stems = stemsOf(thread?.title ?? '');
  const sentences = (thread?.body ?? '')
    .split('\n')
    .filter((line) => !/^\s*(?:>|[-*+] |\d+[.)] |#|\||```| {4})/.test(line))
    .flatMap((line) => splitSentences(line.trim()))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        /^[^*_`~[\]()<>|\\]{30,160}[.?!]$/.test(sentence) &&
        !/https?:|www\./i.test(sentence) &&
        fits(`> ${sentence}`),
    );
  const rank = (sentence: string) => (sentence.endsWith('?') ? 2 : 0) + overlap(sentence, stems);
  return sentences.sort((one, other) => rank(other) - rank(one)).find((sentence) => rank(sentence) > 1) ?? '';
}
