import type { FactSuggestions } from '#contract/drafting/fact-suggestions.ts';
import { findFacts } from '#core/websites/find-facts.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { readFactsFile } from './facts-file.ts';

/** A website's facts about its product that the facts file doesn't have yet. Stores nothing. */
export async function suggestFacts(
  ctx: UserContext,
  { websiteUrl }: { websiteUrl: string },
): Promise<FactSuggestions> {
  const outcome = await ctx.readWebsite(websiteUrl);
  if (outcome.kind === 'failed') throw new AppError('UNAVAILABLE', outcome.message);
  const known = await readFactsFile(ctx);
  const { product, facts } = findFacts(outcome.page);
  return {
    product: known.product ? null : product,
    facts: facts.filter((fact) => !known.about.includes(fact)),
  };
}
