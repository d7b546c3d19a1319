import type { Finding } from '#contract/preflight.ts';
import { cutText } from '#core/text/cut-text.ts';
import { block, type Subject } from './subject.ts';

const LONGEST = 200;

const quote = (text: string): string => `“${cutText(text, LONGEST)}”`;

/** The author confirms the claim, so both are shown where the text words it differently. */
const wordClaim = (sentence: string, claim: string): string =>
  sentence === claim
    ? `Nothing you said supports this: ${quote(claim)}`
    : `${quote(sentence)} repeats a claim that nothing you said supports: ${quote(claim)}`;

/** A model invents, so what it says without support goes out only once its author has confirmed it. */
export const checkClaims = ({ claims }: Pick<Subject, 'claims'>): Finding[] =>
  claims.map(({ sentence, claim }) => ({
    ...block('UNCONFIRMED_CLAIM', wordClaim(sentence, claim), 'Confirm that it is true, or take it out.'),
    claim,
  }));
