import * as z from 'zod/mini';

export const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // OpenAPI tools expect `items` for every array, even for tuples.
    override: ({ jsonSchema }) => {
      if (jsonSchema.prefixItems) jsonSchema.items ||= {};
    },
  });
  return rest;
};
