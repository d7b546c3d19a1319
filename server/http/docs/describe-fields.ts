/** The parts of a JSON schema that the contract's schemas use. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  maxLength?: number;
};

/** The type of a value in a few words, such as `"draft" | "scheduled"` or `string[]`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {});
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return schema.type ?? 'any';
}

export type Field = { name: string; type: string; isRequired: boolean; usual: string | null };

/** The fields of an object, or of a list's entries. */
export function listFields(schema: JsonSchema): Field[] {
  const object = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return Object.entries(object.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: object.required?.includes(name) ?? false,
    usual: field.default === undefined ? null : JSON.stringify(field.default),
  }));
}
