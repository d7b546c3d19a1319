import type { Draft } from '../draft-request.ts';
import { askPoster } from './ask-poster.ts';
import { saysEnough } from './own-words.ts';
import { quoteComment, quoteThread } from './quote-thread.ts';
import type { Scene } from './scene.ts';
import { tellAnswers } from './tell-answers.ts';

/** Writes a comment from what the author knows; where they said nothing, it asks for what is missing. */
export function writeComment(scene: Scene): Draft {
  const { request } = scene;
  const answered = request.thread?.answered;
  const { quote, asks } = answered
    ? quoteComment(answered.body, scene)
    : { quote: quoteThread(scene), asks: false };
  const told = tellAnswers(scene);
  const known = told.paragraphs;
  const asked = () => (answered ? thankFor(scene, quote, asks) : askPoster(scene));
  const closing = told.ask || (known.length > 0 ? '' : asked());
  // A question without an answer would only be handed back.
  const isQuoted = answered || known.length > 0 || !quote.endsWith('?');
  const parts = [quote && isQuoted && `> ${quote}`, ...known, closing];
  return { title: null, content: parts.filter(Boolean).join('\n\n') };
}

/** Whoever answered us is owed an answer, and only the author has it: until then there is no more to say than this. */
const thankFor = ({ topic }: Scene, quote: string, asks: boolean): string => {
  if (!topic.english && saysEnough(quote)) return '';
  if (asks) return 'Thanks for asking.';
  return quote ? 'Thanks for your comment. Can you tell me more about this?' : 'Thanks for your comment.';
};
