import { countMentions } from '#core/mentions/count-mentions.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import type { Draft } from '../draft-request.ts';
import { askAbroad } from './ask-abroad.ts';
import { chooseTitle } from './choose-title.ts';
import { NOTHING_KNOWN, says, saysEnough, toSentence } from './own-words.ts';
import type { Scene } from './scene.ts';
import { tellAnswers } from './tell-answers.ts';

/** A topic that is not in English is told in its author's words alone: of ours there is the closing question. */
export function writeForeign(scene: Scene, isComment: boolean): Draft {
  const { subject, frame, fitsOwn } = scene;
  const title = chooseTitle([], scene);
  const told = tellAnswers(scene);
  const whole = splitSentences(subject.rest || toSentence(frame.told))
    .filter(fitsOwn)
    .join('');
  const isNamed = !isComment && countMentions(title, frame.names.pattern) > 0;
  const { paragraphs } = told;
  const answers = [...paragraphs, told.ask].filter(Boolean);
  const isTold = answers.length > 0 && (isComment || subject.rest === '');
  const question = askAbroad(frame.told);
  const isRepeated = !isComment && answers.length === 0 && says(title, whole) && scene.fits(question);
  const asked = isRepeated ? question || (isNamed ? NOTHING_KNOWN : '') : '';
  const words = [isTold || asked ? '' : whole, ...paragraphs].filter(Boolean);
  const closing = told.ask || asked;
  const isEnough = saysEnough([...words, closing].join(' '));
  const parts = isEnough ? [...words, closing] : [NOTHING_KNOWN];
  return { title: isComment ? null : title, content: parts.filter(Boolean).join('\n\n') };
}
