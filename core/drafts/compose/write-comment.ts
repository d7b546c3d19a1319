import type { Draft } from '../draft-request.ts';
import { splitSentences } from '../enforce/map-sentences.ts';
import { bullets } from './draft-outline.ts';
import { capitalise, thingOf } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { findSiteSentence, overlap, stemsOf } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellProduct } from './tell-product.ts';

/** A comment, or the reply to a thread: takes up what was asked, weighs two or three things, asks back. */
export function writeComment(scene: Scene): Draft {
  const { subject, concerns, random, say, request } = scene;
  const { thread } = request;
  const quote = thread ? findQuote(scene) : '';
  const points = concerns.slice(0, 2);
  const [back, other] = concerns.slice(points.length);
  const listed = random() < 0.3;
  const reasons = points.map(({ weigh }) => weigh);
  const parts = [
    quote && `> ${quote}`,
    takeUp(scene, quote !== ''),
    listed ? bullets(reasons) : reasons.join('\n\n'),
    stateFacts(scene),
    findSiteSentence(scene) ?? '',
    tellProduct(scene, ''),
    say(
      back?.ask,
      other?.ask,
      subject.task && `What is the part of it that gives you the most trouble?`,
      'What have you ruled out already, and why?',
    ),
  ];
  return { title: null, content: parts.filter(Boolean).join('\n\n') };
}

const takeUp = ({ subject, say, concerns }: Scene, quoted: boolean): string => {
  const { task, about, options } = subject;
  const thing = thingOf(subject);
  const first = concerns[0]?.what;
  if (options.length === 2)
    return say(
      `Between ${options.join(' and ')} I would let the work decide, not the list of features.`,
      `${capitalise(options.join(' or '))} is a question of what you want to be able to do with it later.`,
    );
  return say(
    quoted && 'That is the part I would look at first.',
    quoted && 'I think this is the heart of it.',
    task &&
      `If the question is how to ${task}, the first thing I would look at is ${first ?? 'the first step'}.`,
    task && `Two things I would settle before deciding how to ${task}.`,
    thing && `With ${thing}, a good deal depends on ${first ?? 'where you stand now'}.`,
    thing && `On ${thing}, two thoughts that may help you decide.`,
    !task && !thing && about && `On ${about}: I think the answer depends on ${first ?? 'the setting'}.`,
    !about && `I think much of the answer depends on ${first ?? 'the setting'}.`,
    !about && 'It depends, but I think it depends on fewer things than it seems.',
  );
};

/** The sentence of the thread that says most about its own subject, if one is short enough to quote. */
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
