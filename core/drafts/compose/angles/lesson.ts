import { type Angle, bullets, numbered, numberWord } from '../draft-outline.ts';
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
      thing && `What is easy to overlook about ${thing}?`,
      task && `What would you want to know before you ${task}?`,
      thing && `${count} thoughts on ${thing}, and a question`,
      asks && !task && `${title} ${count} thoughts`,
      !asks && !task && !thing && `${title}: ${count.toLowerCase()} thoughts`,
    ],
    opening: say(
      about &&
        `Some thoughts on ${about}. They are considerations and not a recipe, so please argue with them.`,
      about && `When people talk about ${about}, a few points come up late that would be more useful early.`,
      thing &&
        `This is an attempt to put down what matters about ${thing}, without the success story around it.`,
      task &&
        `Some points that are worth settling before trying to ${task}. They are considerations and not a recipe.`,
      'Some considerations on this one, put as plainly as I can. None of them is a rule.',
      'The short answer is probably “it depends”. This is what I think it depends on.',
      'There is no shortage of advice here, so I am leaving out the obvious and keeping to what tends to be forgotten.',
    ),
    middle: listed
      ? [bullets(points.map(({ what, weigh }) => `**${capitalise(what)}.** ${weigh}`))]
      : random() < 0.5
        ? [numbered(points.map(({ weigh }) => weigh))]
        : points.map(({ weigh }) => weigh),
    closing: say(
      'Where does this not hold for you?',
      'What would you add, and what would you strike out?',
      points[0] && `And a question back: ${lowerQuestion(points[0].ask)}`,
      'Which of these is wrong in your case?',
      'I am interested most of all in the exceptions.',
    ),
  };
};

const lowerQuestion = (ask: string): string => ask.charAt(0).toLowerCase() + ask.slice(1);
