import type { Draft } from '../draft-request.ts';
import { askedKind } from '../interview/questions.ts';
import { chooseTitle } from './choose-title.ts';
import { composeText } from './compose-text.ts';
import { closingsOf } from './closings.ts';
import { toSentence } from './own-words.ts';
import { capitalise } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { tellAnswers } from './tell-answers.ts';

const ORDER = ['topic', 'answers', 'closing'] as const;

/** Writes a title that says what the link leads to, and a short text on what it says to whom. */
export function writeLink(scene: Scene): Draft {
  const { subject, say, request, frame } = scene;
  const pageTitle = (request.website?.title ?? '').split(/ [|–—·] /)[0]?.trim() ?? '';
  const told = tellAnswers(scene);
  const title = chooseTitle(
    [frame.told.includes(' ') ? subject.title : told.point ? capitalise(told.point) : pageTitle || null],
    scene,
  );
  const [first] =
    askedKind(request.task, scene.topic, request.facts.product) === 'link' ? [] : closingsOf(scene);
  const spare = say(first) || 'What do you think of the page?';
  const parts = {
    topic: subject.rest,
    answers: told.paragraphs.filter((text) => text !== toSentence(title)),
    closing: told.ask || spare,
  };
  return { title, content: composeText(scene, { parts, order: ORDER, ask: told.ask, spare }) };
}
