import { splitSentences } from '#core/text/map-sentences.ts';
import type { Draft } from '../draft-request.ts';
import { chooseTitle } from './choose-title.ts';
import { NOTHING_KNOWN, saysEnough, toSentence } from './own-words.ts';
import type { Scene } from './scene.ts';
import { tellAnswers } from './tell-answers.ts';
import { tellProduct } from './tell-product.ts';

/** A topic that is not in English is told in its author's words alone: we write none in other languages. */
export function writeForeign(scene: Scene, isComment: boolean): Draft {
  const { subject, frame, fitsOwn } = scene;
  const title = chooseTitle([], scene);
  const told = tellAnswers(scene);
  const whole = splitSentences(subject.rest || toSentence(frame.told))
    .filter(fitsOwn)
    .join('');
  const answers = [...told.paragraphs, told.ask].filter(Boolean);
  const isTold = answers.length > 0 && (isComment || subject.rest === '');
  const parts = [isTold ? '' : whole, ...told.paragraphs, tellProduct(scene, title), told.ask];
  const content = parts.filter(Boolean).join('\n\n');
  return { title: isComment ? null : title, content: saysEnough(content) ? content : NOTHING_KNOWN };
}
