import { expect, test } from 'vitest';
import { DRAFT_TASKS } from '#core/drafts/tasks.ts';
import { toJsonSchema } from './json-schema.ts';

test.each([
  ['post', ['title', 'content']],
  ['link', ['title', 'content']],
  ['comment', ['content']],
  ['reply', ['content']],
] as const)(
  'the schema of a %s is one that every model supports: an object with exactly %j',
  (task, fields) => {
    expect(toJsonSchema(DRAFT_TASKS[task].schema)).toMatchObject({
      type: 'object',
      required: fields,
      additionalProperties: false,
    });
  },
);
