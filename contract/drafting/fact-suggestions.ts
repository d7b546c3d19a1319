import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { webUrl } from '../fields.ts';

export const suggestFacts = endpoint({
  method: 'POST',
  path: '/api/settings/facts/suggestions',
  summary: 'What a website says of its product, for its owner to confirm',
  access: 'user',
  body: z.object({ websiteUrl: webUrl('Please enter a valid URL') }),
  output: z.object({
    /** Null where the page tells no name, or one is known. */
    product: z.nullable(z.string()),
    /** Sentences of the page, word for word. */
    facts: z.array(z.string()),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'UNAVAILABLE'],
});
export type FactSuggestions = z.output<typeof suggestFacts.output>;
