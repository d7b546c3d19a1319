import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, problemOf } from './api-client.ts';

/** A form checked by the contract's own schema. What the server refuses goes onto its fields; nothing typed is lost. */
export function useContractForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<unknown>,
) {
  const form = useForm<Values, unknown, Values>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const fields = Object.entries((error instanceof ApiError && error.body.fields) || {});
      const [first] = fields;
      for (const [name, message] of fields) form.setError(name as Path<Values>, { message });
      if (first) form.setFocus(first[0] as Path<Values>);
      else form.setError('root', { message: problemOf(error) });
    }
  });

  return {
    /** What a text field needs to belong to this form. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      error: errors[name]?.message as string | undefined,
    }),
    reset: form.reset,
    submit,
    isSubmitting,
    /** What went wrong that belongs to no single field. */
    problem: errors.root?.message,
  };
}
