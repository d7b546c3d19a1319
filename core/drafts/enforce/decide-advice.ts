import type { Advice } from '../draft-request.ts';
import type { ProductFrame } from './product-frame.ts';

const quoted = (rule: string | undefined): string => (rule ? ` Its rule: “${rule}”` : '');

/** A draft may advise against posting, with a reason and a better alternative. */
export function decideAdvice({ request, site, names }: ProductFrame): Advice | null {
  const { rules, community, ctaStyle } = request;
  if (rules?.aiText === 'banned') {
    return {
      verdict: 'dontPost',
      reason: `r/${community} does not take text written with AI.${quoted(rules.quotes.aiText)}`,
      betterAction: 'Use this draft as notes and write the text in your own words.',
    };
  }
  const promotes = ctaStyle !== 'none' && (site !== null || names.label !== null);
  if (rules?.promotion === 'banned' && promotes) {
    return {
      verdict: 'dontPost',
      reason: `r/${community} does not take promotion.${quoted(rules.quotes.promotion)}`,
      betterAction: 'Take part without your product, or pick a community that allows it with disclosure.',
    };
  }
  return null;
}
