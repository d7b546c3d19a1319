import { type Angle, numbered } from '../draft-outline.ts';
import { capitalise, thingOf } from '../read-subject.ts';

export const plan: Angle = ({ subject, say, random }, points) => {
  const { task, about, title, asks } = subject;
  const thing = thingOf(subject);
  const yours = /\byour/.test(task ?? '');
  const steps = [...points].sort((one, other) => stageOf(one.check) - stageOf(other.check));
  const reasoned = points.length < 4 && random() < 0.7;
  return {
    titles: [
      task && !yours && `My plan to ${task}: what would you change?`,
      task && `A plan to ${task}: what would you change?`,
      task && `A simple plan to ${task}. Where is it weak?`,
      thing && `A plan for ${thing}: where is it weak?`,
      thing && `${capitalise(thing)}: this is the plan, what would you change?`,
      thing && `${capitalise(thing)} in ${points.length} steps: what would you do in another order?`,
      asks && !task && `${title} A plan to take apart`,
      !asks && !task && !thing && `${title}: a plan to take apart`,
    ],
    opening: say(
      about && `This is a plan for ${about}. Nothing of it is fixed yet.`,
      about && `I am working on a plan for ${about} and would like to find its weak spots on paper.`,
      about && `Here is the order in which I would go about ${withoutHow(about)}.`,
      'This is a plan, and nothing of it is fixed yet, so now is the cheap moment to object.',
      'I am planning the next steps on this and would like to know where they are naive.',
      'On paper it looks simple, which makes me suspicious. The steps, in order:',
    ),
    middle: [numbered(steps.map(({ check, weigh }) => (reasoned ? `${check}. ${weigh}` : `${check}.`)))],
    closing: say(
      'Which step would you move, and which one would you drop?',
      'Where would this fail first?',
      'What comes before the first step that is not on the list?',
      'Is there a step here that only looks useful?',
      'In which order would you do it?',
    ),
  };
};

/** Steps that decide or write something down come first, and steps that observe come last. */
const stageOf = (step: string): number =>
  /\b(?:before|first|write down|decide|settle|find out|name)\b/i.test(step)
    ? 0
    : /\b(?:stop|upkeep|keep|watch|count|alarm|limit)\b/i.test(step)
      ? 2
      : 1;

const withoutHow = (about: string): string =>
  /^(?:how|why|what|when|where|which|whether) /.test(about) ? 'it' : about;
