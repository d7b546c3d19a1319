import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/**
 * What a model is to write, before we transform it. Omits length limits: several servers reject schemas that have them,
 * and we validate the answer anyway.
 */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // Some servers take no object that may have more.
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
    },
  });

/** For servers without structured output: the schema goes into the prompt. */
export const askForJson = (schema: JsonSchema): string =>
  'Answer with one JSON object and nothing else: no code fence, no words before or after it. It ' +
  `follows this JSON schema:\n${JSON.stringify(schema)}`;
