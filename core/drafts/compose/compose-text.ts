import { countMentions } from '#core/mentions/count-mentions.ts';
import { assemble, fitParts, type Order, type Parts } from './assemble.ts';
import { saysEnough } from './own-words.ts';
import type { Scene } from './scene.ts';
import { tellProduct } from './tell-product.ts';

type Text = {
  title: string;
  parts: Omit<Parts, 'product'>;
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

/** Fits a text into the room that the community gives, with the product told as the rest of it needs. */
export function composeText(scene: Scene, { title, parts, order, ask, spare }: Text): string {
  const most = scene.request.rules?.requirements.body.maxLength ?? Infinity;
  const room = { most, isClosingOwn: ask !== '' };
  const before = ({ topic, answers }: Omit<Parts, 'product'>) => [title, topic, ...answers].join('\n');
  const isNamed = (kept: Omit<Parts, 'product'>) =>
    countMentions(before(kept), scene.frame.names.pattern) > 0;
  const fit = (kept: Omit<Parts, 'product'>) =>
    fitParts({ ...kept, product: tellProduct(scene, before(kept)) }, order, room);
  const fitted = fit(parts);
  // Where the answer that named the product was left out, "it" would stand for nothing. Nowhere else are the words for
  // the product drawn again, since they might be longer than what was fitted.
  const whole = isNamed(parts) === isNamed(fitted) ? fitted : fit(fitted);
  const kept = scene.request.angle === 'question' ? withContext(whole) : whole;
  if (saysEnough(assemble({ ...kept, product: '' }, order))) return assemble(kept, order);
  // What the author wants to hear may be two words, and is told beside ours where there is room for both.
  const ours = INVITES.test(ask) && INVITES.test(spare) ? PLAIN_QUESTION : spare;
  const closed = [`${ask}\n\n${ours}`.trim(), spare].map((closing) => assemble({ ...kept, closing }, order));
  return closed.find((text) => text.length <= most) ?? spare;
}
