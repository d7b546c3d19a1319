import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import type { Draft } from '../draft-request.ts';
import { closingsOf } from './phrases.ts';
import type { Scene } from './scene.ts';
import { findSiteSentence } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellAnswers } from './tell-answers.ts';
import { tellProduct } from './tell-product.ts';

const TRIED = 'What have you tried so far, and what came of it?';

/** Writes a comment from what the author knows; where they said nothing, it asks for what is missing. */
export function writeComment(scene: Scene): Draft {
  const { request, say } = scene;
  const quote = request.thread ? findQuote(scene) : '';
  const told = tellAnswers(scene);
  const product = tellProduct(scene, '');
  const known = [...told.paragraphs, stateFacts(scene), findSiteSentence(scene) ?? ''].filter(Boolean);
  const asked = say(...closingsOf(scene)) || TRIED;
  const closing = told.ask || (known.length > 0 ? '' : asked);
  const parts = [
    quote && `> ${quote}`,
    ...known,
    ...(request.ctaStyle === 'direct' ? [closing, product] : [product, closing]),
  ];
  return { title: null, content: parts.filter(Boolean).join('\n\n') };
}

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
