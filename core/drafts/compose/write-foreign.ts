import { splitSentences } from '#core/text/map-sentences.ts';
import type { Draft } from '../draft-request.ts';
import { askAbroad } from './ask-abroad.ts';
import { chooseTitle } from './choose-title.ts';
import { NOTHING_KNOWN, says, saysEnough, toSentence } from './own-words.ts';
import type { Scene } from './scene.ts';
import { tellAnswers } from './tell-answers.ts';
import { tellProduct } from './tell-product.ts';

/** A topic that is not in English is told in its author's words alone: of ours there is the closing question. */
export function writeForeign(scene: Scene, isComment: boolean): Draft {
  const { subject, frame, fitsOwn } = scene;
  const title = chooseTitle([], scene);
  const told = tellAnswers(scene);
  const whole = splitSentences(subject.rest || toSentence(frame.told))
    .filter(fitsOwn)
    .join('');
  const answers = [...told.paragraphs, told.ask].filter(Boolean);
  const isTold = answers.length > 0 && (isComment || subject.rest === '');
  const question = askAbroad(frame.told);
  const isRepeated = !isComment && answers.length === 0 && says(title, whole) && scene.fits(question);
  const asked = isRepeated ? question : '';
  const parts = [
    isTold || asked ? '' : whole,
    ...told.paragraphs,
    tellProduct(scene, title),
    told.ask || asked,
  ];
  const content = parts.filter(Boolean).join('\n\n');
  return { title: isComment ? null : title, content: saysEnough(content) ? content : NOTHING_KNOWN };
}
