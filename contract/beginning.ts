import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId } from './fields.ts';
import { generatedText } from './posts.ts';

export const readBeginning = endpoint({
  method: 'GET',
  path: '/api/posts/:id/beginning',
  summary: 'The generated text that a post began from, and whether its author calls the words their own',
  access: 'user',
  params: byId,
  output: z.object({ generated: z.nullable(generatedText), inOwnWords: z.boolean() }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
