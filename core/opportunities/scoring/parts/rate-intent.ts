import { cutText } from '#core/text/cut-text.ts';
import type { Intent } from '#contract/reading/thread-classes.ts';
import type { JudgedIntent } from '../judge-intent.ts';
import type { Rating } from './rating.ts';

const WEIGHT = 35;
const LONGEST_QUOTE = 90;
const WANTS: Record<Intent, string> = {
  recommendation: 'Asks for a recommendation',
  comparison: 'Compares',
  complaint: 'Complains',
  help: 'Asks for help',
  none: 'No request found, so age, votes and comments count less',
};

export function rateIntent({ intent, strength, quote }: JudgedIntent): Rating {
  const shown = quote && quote.length > LONGEST_QUOTE ? `${cutText(quote, LONGEST_QUOTE)}…` : quote;
  const because = shown ? `${WANTS[intent]}: “${shown}”` : `${WANTS[intent]}.`;
  return { name: 'intent', weight: WEIGHT, share: strength, because };
}
