import type * as z from 'zod/mini';

type Checked<T> = { ok: true; data: T } | { ok: false; fields: Record<string, string> };

/** Holds values against the contract's own schema; a field is told its first fault only. */
export function checkFields<T>(schema: z.ZodMiniType<T>, values: unknown): Checked<T> {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { ok: true, data };
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return { ok: false, fields };
}
