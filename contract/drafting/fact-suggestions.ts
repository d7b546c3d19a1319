import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { webUrl } from '../fields.ts';

export const suggestFacts = endpoint({
  method: 'POST',
  path: '/api/settings/facts/suggestions',
  summary: 'Facts about a product from its website, for the user to confirm',
  access: 'user',
  scope: 'draft',
  body: z.object({ websiteUrl: webUrl('Please enter a valid URL') }),
  output: z.object({
    /** Null if the page has no name, or if the name is already known. */
    product: z.nullable(z.string()),
    /** Sentences that the page contains, verbatim. */
    facts: z.array(z.string()),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'UNAVAILABLE'],
});
export type FactSuggestions = z.output<typeof suggestFacts.output>;
