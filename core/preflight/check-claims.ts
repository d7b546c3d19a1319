import type { Finding } from '#contract/preflight.ts';
import { cutText } from '#core/text/cut-text.ts';
import { block, type Subject } from './subject.ts';

const LONGEST = 200;

/** A model invents, so what it says without support goes out only once its author has confirmed it. */
export const checkClaims = ({ claims }: Pick<Subject, 'claims'>): Finding[] =>
  claims.map(({ sentence, claim }) => ({
    ...block(
      'UNCONFIRMED_CLAIM',
      `Nothing you said supports this: “${cutText(sentence, LONGEST)}”`,
      'Confirm that it is true, or take it out.',
    ),
    claim,
  }));
