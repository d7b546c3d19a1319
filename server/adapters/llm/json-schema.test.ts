import { expect, test } from 'vitest';
import { TASKS } from '#core/drafts/tasks.ts';
import { toJsonSchema } from './json-schema.ts';

test.each([
  ['post', ['title', 'content']],
  ['link', ['title', 'content']],
  ['comment', ['content']],
  ['reply', ['content']],
] as const)('a %s can be asked of every model: an object with %j and nothing else', (task, fields) => {
  expect(toJsonSchema(TASKS[task].schema)).toMatchObject({
    type: 'object',
    required: fields,
    additionalProperties: false,
  });
});
