import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** Lengths are left out: several servers refuse schemas that have them, and our own check of the answer has them all. */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
    },
  });

/** For servers that cannot be held to a schema: the same, asked for in words. */
export const askForJson = (schema: JsonSchema): string =>
  `Answer with one JSON object and nothing else: no code fence, no words before or after it. It follows this JSON schema:\n${JSON.stringify(schema)}`;
