import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import type { Draft } from '../draft-request.ts';
import { closingsOf } from './phrases.ts';
import type { Scene } from './scene.ts';
import { findSiteSentence } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellAnswers, type Told } from './tell-answers.ts';
import { tellProduct } from './tell-product.ts';

/** Whoever asks what to take is asked what for. */
const RECOMMENDATION =
  /\b(?:recommend\w*|suggestions?|alternatives? to|looking for|(?:what|which) .{0,40}\b(?:use|using|choose|pick)|best .{0,40}\b(?:tool|app|software|service)s?)\b/i;
const NEEDS = [
  'What would it have to do for you, and what have you tried so far?',
  'What have you tried so far, and what was missing?',
];
const TRIED = 'What have you tried so far, and what came of it?';

/** Writes a comment from what the author knows; where they said nothing, it asks for what is missing. */
export function writeComment(scene: Scene): Draft {
  const { request, say } = scene;
  const quote = request.thread ? findQuote(scene) : '';
  const told = tellAnswers(scene);
  const known = knownIn(scene, told);
  const product = isBareReply(scene, told) ? '' : tellProduct(scene, '');
  const seeks = request.thread !== null && RECOMMENDATION.test(request.thread.title);
  const asked = say(...(seeks ? NEEDS : closingsOf(scene))) || TRIED;
  const closing = told.ask || (known.length > 0 ? '' : asked);
  const parts = [
    quote && `> ${quote}`,
    ...known,
    ...(request.ctaStyle === 'direct' ? [closing, product] : [product, closing]),
  ];
  return { title: null, content: parts.filter(Boolean).join('\n\n') };
}

const knownIn = (scene: Scene, { paragraphs }: Told): string[] =>
  [...paragraphs, stateFacts(scene), findSiteSentence(scene) ?? ''].filter(Boolean);

/** A reply that has nothing to tell but the product would be an advert, so it names none unless a link was asked for. */
export const isBareReply = (scene: Scene, told: Told): boolean =>
  scene.request.task === 'reply' && scene.request.ctaStyle === 'subtle' && knownIn(scene, told).length === 0;

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
