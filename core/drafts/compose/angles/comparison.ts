import { pick } from '../chance.ts';
import { type Angle, bullets } from '../draft-outline.ts';
import { capitalise, thingOf } from '../read-subject.ts';
import { CONTRASTS } from './contrasts.ts';
import { question } from './question.ts';

export const comparison: Angle = (scene, points) =>
  scene.subject.options.length > 0
    ? compareOptions(scene, points)
    : scene.subject.asks && !scene.subject.about?.startsWith('how to ')
      ? question(scene, points)
      : compareWays(scene, points);

const compareOptions: Angle = ({ subject, say }, points) => {
  const { options, purpose, title, asks } = subject;
  const named = `${options.join(' or ')}${purpose}`;
  return {
    titles: [
      asks && title,
      !asks && `${capitalise(named)}: what decides it for you?`,
      !asks && `${capitalise(options.join(' or '))}: which one${purpose || ', and for what'}?`,
      !asks && `${title}: what would you compare them on?`,
    ],
    opening: say(
      `${capitalise(options.join(' or '))}: both sides have good arguments, and most comparisons come from somebody who has chosen already.`,
      `I am comparing ${options.join(' and ')}${purpose} and would like to know what the usual comparisons leave out.`,
      'Each of them is right for somebody. What I would like to find out is for whom.',
    ),
    middle: [
      `${say('What I would compare them on:', 'The points that seem to matter:', 'The questions that could decide it:')}\n\n${bullets(points.map(({ what, ask }) => `**${capitalise(what)}.** ${ask}`))}`,
    ],
    closing: say(
      'If you went one way and would go the other way now, I would like to hear why.',
      'Which of these points would decide it for you?',
      'What speaks for the one that gets recommended less?',
    ),
  };
};

const compareWays: Angle = ({ subject, say, random }, points) => {
  const { about, title, asks, task } = subject;
  const thing = thingOf(subject);
  const { title: tail, ways, sides } = pick(CONTRASTS, random);
  const tabled = random() < 0.5;
  return {
    titles: [
      asks && title,
      thing && `${capitalise(thing)}: ${tail}`,
      task && !asks && `How to ${task}: ${tail}`,
      thing && `Two ways to look at ${thing}: which is yours?`,
      !asks && !task && !thing && `${title}: ${tail}`,
    ],
    opening: say(
      about && `On ${about} there seem to be two schools, and each has a point.`,
      thing && `I am weighing two ways to look at ${thing}, as fairly as I can.`,
      task && `I am weighing two ways to ${task}, as fairly as I can.`,
      'As far as I can see there are two ways to go about this, and each has a point.',
      'I am torn between two ways here, so I am putting both down as fairly as I can.',
    ),
    middle: [
      tabled
        ? bullets(ways.map((way, at) => `**${way}.** ${sides[at] ?? ''}`))
        : ways.map((way, at) => `**${way}.** ${sides[at] ?? ''}`).join('\n\n'),
      `${say('What could tip the balance:', 'What would decide it, I think:', 'The questions behind it:')}\n\n${bullets(points.map(({ ask }) => ask))}`,
    ],
    closing: say(
      'Which way did you go, and would you go it again?',
      'Is there a third way that I am overlooking?',
      'Which one is yours, and what would make you switch?',
    ),
  };
};
