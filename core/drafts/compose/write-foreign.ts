import { countMentions } from '#core/mentions/count-mentions.ts';
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
  // A text names the product once, and where its title does, words that name it again would be left out.
  const isNamed = !isComment && countMentions(title, frame.names.pattern) > 0;
  const tells = (text: string) => text !== '' && !(isNamed && countMentions(text, frame.names.pattern) > 0);
  const paragraphs = told.paragraphs.filter(tells);
  const answers = [...paragraphs, told.ask].filter(tells);
  const isTold = answers.length > 0 && (isComment || subject.rest === '');
  const question = askAbroad(frame.told);
  const isRepeated = !isComment && answers.length === 0 && says(title, whole) && scene.fits(question);
  const asked = isRepeated ? question || (isNamed ? NOTHING_KNOWN : '') : '';
  const words = [isTold || asked ? '' : whole, ...paragraphs].filter(Boolean);
  const closing = tells(told.ask) ? told.ask : asked;
  const isEnough = saysEnough([...words, closing].join(' '));
  const parts = isEnough
    ? [...words, tellProduct(scene, title), closing]
    : [tellProduct(scene, title), NOTHING_KNOWN];
  return { title: isComment ? null : title, content: parts.filter(Boolean).join('\n\n') };
}
