import { bullets, type Angle, numberWord } from '../draft-outline.ts';
import { capitalise, thingOf } from '../read-subject.ts';

export const lesson: Angle = ({ subject, say, random }, points) => {
  const { task, about, title, asks } = subject;
  const thing = thingOf(subject);
  const count = numberWord(points.length);
  const listed = random() < 0.45;
  return {
    titles: [
      task && `What is worth knowing before you ${task}`,
      task && `How to ${task}: ${count.toLowerCase()} things that are easy to overlook`,
      thing && `${capitalise(thing)}: ${count.toLowerCase()} things that are easy to overlook`,
      thing && `What is worth knowing early about ${thing}`,
      thing && `${count} thoughts on ${thing}, and a question`,
      asks && !task && `${title} ${count} thoughts`,
      !asks && !task && !thing && `${title}: ${count.toLowerCase()} thoughts`,
    ],
    opening: say(
      about &&
        `Some thoughts on ${about}. They are considerations and not a recipe, so please argue with them.`,
      about && `When people talk about ${about}, a few points come up late that would be more useful early.`,
      about &&
        `This is an attempt to put down what matters about ${about}, without the success story around it.`,
      'Some considerations on this one, put as plainly as I can. None of them is a rule.',
      'The short answer is probably “it depends”. This is what I think it depends on.',
      'There is no shortage of advice here, so I am leaving out the obvious and keeping to what tends to be forgotten.',
    ),
    middle: listed
      ? [bullets(points.map(({ what, weigh }) => `**${capitalise(what)}.** ${weigh}`))]
      : points.map(({ weigh }, at) => `${lead(at, points.length)}${weigh}`),
    closing: say(
      'Where does this not hold for you?',
      'What would you add, and what would you strike out?',
      points[0] && `And a question back: ${lowerQuestion(points[0].ask)}`,
      'Which of these is wrong for a setting like yours?',
      'I am interested most of all in the exceptions.',
    ),
  };
};

const lead = (at: number, count: number): string =>
  count < 3 ? '' : at === count - 1 ? 'And lastly: ' : (['First: ', 'Then: ', 'Also: ', 'Next: '][at] ?? '');

const lowerQuestion = (ask: string): string => ask.charAt(0).toLowerCase() + ask.slice(1);
