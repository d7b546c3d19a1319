import { type Angle, bullets, numbered } from '../draft-outline.ts';
import { capitalise, thingOf } from '../read-subject.ts';

export const feedback: Angle = ({ subject, say, random }, points) => {
  const { task, title, asks } = subject;
  const thing = thingOf(subject);
  const half = Math.ceil(points.length / 2);
  const reasons = points.slice(0, half).map(({ weigh }) => weigh);
  const asked = (points.length > 1 ? points.slice(half) : points).map(({ ask }) => ask);
  const intro = say(
    'What I would like to know:',
    'Where I would like to be corrected:',
    'The questions that are left for me:',
    'What I cannot judge from here:',
  );
  return {
    titles: [
      task && !/\byour/.test(task) && `How I would ${task}: does this hold up?`,
      task && `How to ${task}: does this reasoning hold up?`,
      task && `Looking for holes in my thinking: how to ${task}`,
      thing && `${capitalise(thing)}: does this reasoning hold up?`,
      thing && `Looking for feedback on how I think about ${thing}`,
      thing && `Where is my thinking about ${thing} wrong?`,
      asks && !task && `${title} My view, and I would like yours`,
      !asks &&
        !task &&
        !thing &&
        (/^(?:feedback|help|advice|thoughts)\b/i.test(title) ? title : `${title}: am I wrong?`),
    ],
    opening: say(
      thing && `I would like some feedback on how I think about ${thing}.`,
      task && `I would like some feedback on this way to ${task}.`,
      thing && `Before I decide anything about ${thing}, I want to hear where the reasoning is weak.`,
      thing && `This is how I currently think about ${thing}. It is a draft, so please be frank.`,
      'I would like feedback on the reasoning behind this, more than agreement with it.',
      'This is a first view of it, and I would rather be corrected now than later.',
      'I think I know where I stand on this, which is usually a good moment to ask.',
    ),
    middle: [
      reasons.length > 2 ? numbered(reasons) : reasons.join(' '),
      random() < 0.5 && asked.length < 3 ? asked.join(' ') : `${intro}\n\n${bullets(asked)}`,
    ],
    closing: say(
      'Blunt answers are welcome.',
      'Disagreement is more useful to me here than agreement.',
      'If only one part of this is wrong, tell me which one.',
      'Thanks for reading this far. One sentence is enough as an answer.',
      'What would make you change your mind on this?',
    ),
  };
};
