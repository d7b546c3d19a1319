import { capitalise, thingOf } from '../read-subject.ts';
import { type Angle, bullets } from '../draft-outline.ts';

export const question: Angle = ({ subject, say, request, random }, points) => {
  const { task, about, title, asks } = subject;
  const thing = thingOf(subject);
  const asked = points.map(({ ask }) => ask);
  const inProse = asked.length < 3 && random() < 0.6;
  return {
    titles: [
      asks && title,
      task && !asks && `How do you ${task}?`,
      task && !asks && `What is your way to ${task}?`,
      thing && `${capitalise(thing)}: what works for you?`,
      thing && `What would you tell somebody who is new to ${thing}?`,
      thing && `${capitalise(thing)}: where would you start?`,
      thing && `What do people get wrong about ${thing}?`,
      !asks && !task && !thing && (subject.rest ? title : `${title}: how do you see it?`),
    ],
    opening: say(
      about && `I am trying to get a clearer view of ${about}, and general advice only goes so far.`,
      about && `I would like to hear how people in r/${request.community} think about ${about}.`,
      about &&
        `There is a lot of advice on ${about}. Much of it leaves out when it applies and when it does not.`,
      about && `I am thinking about ${about} and would rather ask here than guess.`,
      'The title is the short version. I am less after the one right answer than after how people here think it through.',
      'This probably has more than one good answer, so I am curious where people here come down on it, and why.',
      'I am going back and forth on this one and would value a view from people who are closer to it.',
    ),
    middle: [
      inProse
        ? asked.join(' ')
        : `${say(
            'What I am wondering about most:',
            'In particular:',
            'The parts where I am least sure:',
            'To make it concrete:',
            'A few things I would like to understand better:',
          )}\n\n${bullets(asked)}`,
    ],
    closing: say(
      'Short answers help too, and so does a plain “it depends” as long as you say on what.',
      'If your answer would have been different a few years ago, I would like to know what changed it.',
      'An answer to just one of these is plenty.',
      'What am I missing?',
      'It would help to know a little about your own case along with the answer, as that seems to change a lot.',
    ),
  };
};
