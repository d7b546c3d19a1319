import type { Draft } from '../draft-request.ts';
import { capitalise, thingOf } from './read-subject.ts';
import { chooseTitle } from './choose-title.ts';
import type { Scene } from './scene.ts';
import { findAspects, findSiteSentence, listOf } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellProduct } from './tell-product.ts';

/** Writes a title that says what the link leads to, and a short text on what it offers to whom. */
export function writeLink(scene: Scene): Draft {
  const { subject, concerns, say } = scene;
  const { task, about, title: topic, asks } = subject;
  const thing = thingOf(subject);
  const title = chooseTitle(
    [
      asks && topic,
      task && `How to ${task}: a page to pick apart`,
      thing && `${capitalise(thing)}: a page to pick apart`,
      thing && `A page on ${thing}: what is missing?`,
      thing && `A short read on ${thing}`,
      task && `A short read on how to ${task}`,
      !asks && !task && !thing && topic,
    ],
    scene,
  );
  const sentence = findSiteSentence(scene);
  const aspects = findAspects(scene);
  const [first, second] = concerns;
  const parts = [
    subject.rest,
    say(
      about && `The page is about ${about}, for people who have to decide something about it.`,
      about && `What is behind the link: a page on ${about}.`,
      'The page behind the link takes up the question in the title.',
      'What is behind the link is meant as a start for a discussion, not as the last word.',
    ),
    aspects.length > 0 ? `It covers ${listOf(aspects)}.` : '',
    sentence ? `In its own words: “${sentence}”` : (first?.weigh ?? ''),
    stateFacts(scene),
    tellProduct(scene, title),
    say(
      second && `A question to go with it: ${second.ask.charAt(0).toLowerCase()}${second.ask.slice(1)}`,
      'What is missing from it, and where would you disagree?',
      'Tell me where it is wrong or leaves something out.',
    ),
  ];
  return { title, content: parts.filter(Boolean).join('\n\n') };
}
