import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { NO_REFUSAL, type Refusal, toRefusal } from './refusal.ts';

type Faults = Record<string, string>;

/** Validates with the contract's schema; the first fault per field. */
export function findSchemaFaults(schema: z.ZodMiniType, values: unknown): Faults {
  const faults: Faults = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

/** Focuses the first invalid field: opens the `details` around it and scrolls it clear of sticky bars. */
export const focusFault = (place: Element | null): void =>
  void requestAnimationFrame(() => {
    const field = place?.querySelector<HTMLElement>('[aria-invalid]');
    let fold = field?.closest('details');
    while (fold && !fold.open) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });

/** Submits a form once at a time. Shows faults and refusals at their fields and focuses the first one. */
export function useSubmit() {
  const ref = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [pending, setPending] = useState(false);

  const refuse = ({ fields = {}, problem }: Partial<Refusal>) => setRefusal({ fields, problem });
  const refuseAndFocus = (why: Partial<Refusal>) => {
    refuse(why);
    focusFault(ref.current);
  };

  /** Sends only if client-side validation found no faults. */
  async function attempt(faults: Faults, send: () => Promise<unknown>): Promise<void> {
    if (pending) return;
    refuseAndFocus({ fields: faults });
    if (Object.keys(faults).length > 0) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      refuseAndFocus(toRefusal(error));
    } finally {
      setPending(false);
    }
  }

  return { ref, ...refusal, pending, refuse, clear: () => refuse({}), attempt };
}

/** A form whose text fields are a call's body. */
export function useForm<Values extends Record<string, string>>(
  schema: z.ZodMiniType,
  initial: Values,
  send: (values: Values) => Promise<unknown>,
) {
  const { ref, fields, problem, pending, refuse, attempt } = useSubmit();
  const [values, setValues] = useState(initial);
  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void attempt(findSchemaFaults(schema, values), () => send(values));
      },
    },
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: fields[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { [name]: _corrected, ...others } = fields;
        refuse({ fields: others, problem });
        setValues({ ...values, [name]: target.value });
      },
    }),
    reset: () => setValues(initial),
    /** True if a value differs from the initial or last saved one. */
    isChanged: Object.entries(initial).some(([name, text]) => values[name]?.trim() !== text),
    pending,
    /** A problem that concerns no single field. */
    problem,
  };
}

/** Submits the form on Ctrl+Enter (Command+Enter) in any field, including text areas. */
export function submitOnModEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
