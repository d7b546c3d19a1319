import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId } from './fields.ts';
import { interview } from './interview.ts';
import { generatedText } from './posts.ts';

export const readBeginning = endpoint({
  method: 'GET',
  path: '/api/posts/:id/beginning',
  summary:
    'The answers and generated text a post started from, and whether the author calls the words their own',
  access: 'user',
  scope: 'read',
  params: byId,
  output: z.object({
    generated: z.nullable(generatedText),
    inOwnWords: z.boolean(),
    interview: z.nullable(interview),
  }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
