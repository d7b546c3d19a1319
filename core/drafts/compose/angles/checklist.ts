import { type Angle, bullets, numbered } from '../draft-outline.ts';
import { capitalise, thingOf } from '../read-subject.ts';

export const checklist: Angle = ({ subject, say, random }, points) => {
  const { task, about, title, asks } = subject;
  const thing = thingOf(subject);
  const detailed = points.length < 4 && random() < 0.6;
  const lines = points.map(({ check, weigh }) => (detailed ? `**${check}.** ${weigh}` : `${check}.`));
  return {
    titles: [
      task && `Before you ${task}: a short checklist`,
      task && `How to ${task}: a checklist to pick apart`,
      task && `A checklist for anyone who wants to ${task}. What is missing?`,
      thing && `A short checklist for ${thing}`,
      thing && `${capitalise(thing)}: a checklist to pick apart`,
      thing && `What belongs on a checklist for ${thing}?`,
      asks && !task && `${title} A checklist as a start`,
      !asks && !task && !thing && `${title}: a short checklist`,
    ],
    opening: say(
      about && `I am putting together a short checklist on ${about}, and it is better with more eyes on it.`,
      about && `This is a checklist on ${about}, kept short enough to be used.`,
      about && `Lists on ${about} tend to get long. This one is meant to stay on half a page.`,
      'I am putting together a checklist for this, short enough to be used, and would like it to be taken apart.',
      'A long list would be easy to write here, so this is an attempt at a short one.',
      'Before anything else is decided, these are the points I would go through.',
    ),
    middle: [random() < 0.5 ? numbered(lines) : bullets(lines)],
    closing: say(
      'What is missing, and what could go?',
      'Which line would you strike out first?',
      'If you could keep only one of these, which one?',
      'What is on your own list that is not on this one?',
      'Tell me what does not belong here.',
    ),
  };
};
