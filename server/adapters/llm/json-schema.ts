import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/**
 * The input side of a schema, before our transforms. Omits length limits: several servers reject them, and we
 * validate the answer anyway.
 */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // Some servers accept only closed objects.
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
    },
  });

/** For servers without structured output: puts the schema into the prompt. */
export const buildJsonPrompt = (schema: JsonSchema): string =>
  'Answer with one JSON object and nothing else: no code fence, no words before or after it. It ' +
  `follows this JSON schema:\n${JSON.stringify(schema)}`;
