import type { Draft } from '../draft-request.ts';
import { splitSentences } from '../enforce/map-sentences.ts';
import { bullets } from './draft-outline.ts';
import { thingOf } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { findSiteSentence, overlap, stemsOf } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellProduct } from './tell-product.ts';

/** A comment, or the reply to a thread: takes up what was asked, weighs two or three things, asks back. */
export function writeComment(scene: Scene): Draft {
  const { subject, concerns, random, say, request } = scene;
  const { thread, habits } = request;
  const quote = thread ? findQuote(scene) : '';
  const long = (habits?.bodyLength ?? 0) > 500;
  const points = concerns.slice(0, long ? 3 : 2);
  const back =
    concerns.slice(points.length).find(({ ask }) => !/^what (?:did|do) you/i.test(ask)) ?? concerns[0];
  const listed = points.length > 2 && random() < 0.6;
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
      subject.task && `What is the part of it that gives you the most trouble?`,
      'What does your own setting look like: how many people, and how much time is there for it?',
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
      `${options.join(' or ')} is a question of what you want to be able to do with it later.`,
    );
  return say(
    quoted && 'That is the part I would look at first.',
    quoted && 'This sentence seems to me to be the heart of it.',
    task && `If the question is how to ${task}, I would begin with ${first ?? 'the first step'}.`,
    task && `Two things come before deciding how to ${task}.`,
    thing && `With ${thing}, a good deal depends on ${first ?? 'where you stand now'}.`,
    thing && `On ${thing}, I would separate two things that often get mixed up.`,
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
