import type { Finding } from '#contract/preflight.ts';
import { cutText } from '#core/text/cut-text.ts';
import { block, type Subject } from './subject.ts';

const LONGEST = 200;

const quote = (text: string): string => `“${cutText(text, LONGEST)}”`;

/** The author confirms the draft's claim, so the finding quotes it beside the sentence that rewords it. */
const describeClaim = (sentence: string, claim: string): string =>
  sentence === claim
    ? `Nothing you said supports this: ${quote(claim)}`
    : `${quote(sentence)} repeats a claim that nothing you said supports: ${quote(claim)}`;

/** Models invent things, so an unsupported claim goes out only after the author confirms it. */
export const checkClaims = ({ claims }: Pick<Subject, 'claims'>): Finding[] =>
  claims.map(({ sentence, claim }) => ({
    ...block('UNCONFIRMED_CLAIM', describeClaim(sentence, claim), 'Confirm that it is true, or take it out.'),
    claim,
  }));
