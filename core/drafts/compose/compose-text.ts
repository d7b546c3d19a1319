import { assemble, fitParts, type Order, type Parts } from './assemble.ts';
import { saysEnough } from './own-words.ts';
import type { Scene } from './scene.ts';

type Text = {
  parts: Parts;
  order: Order;
  /** What the author wants to hear. */
  ask: string;
  /** A question of ours, for a text that would be left without words. */
  spare: string;
};

/** "Questions welcome" needs no second welcome. */
const INVITES = /\b(?:welcome|appreciated)\b/i;
const PLAIN_QUESTION = 'What do you think?';

/** What a question needs to be understood is one paragraph, unless that gets too long to read. */
function withContext(parts: Parts): Parts {
  const context = parts.answers.join(' ');
  return context.length > LONGEST_CONTEXT ? parts : { ...parts, answers: [context] };
}
const LONGEST_CONTEXT = 400;

/** Fits a text into the room that the community gives. */
export function composeText(scene: Scene, { parts, order, ask, spare }: Text): string {
  const most = scene.request.rules?.requirements.body.maxLength ?? Infinity;
  const room = { most, isClosingOwn: ask !== '' };
  const whole = fitParts(parts, order, room);
  const kept = scene.request.angle === 'question' ? withContext(whole) : whole;
  if (saysEnough(assemble(kept, order))) return assemble(kept, order);
  // What the author wants to hear may be two words, and is told beside ours where there is room for both.
  const ours = INVITES.test(ask) && INVITES.test(spare) ? PLAIN_QUESTION : spare;
  const closed = [`${ask}\n\n${ours}`.trim(), spare].map((closing) => assemble({ ...kept, closing }, order));
  return closed.find((text) => text.length <= most) ?? spare;
}
