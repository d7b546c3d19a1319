import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { NO_REFUSAL, type Refusal, refusalOf } from './refusal.ts';

type Faults = Record<string, string>;

/** What the contract's own schema finds wrong, by field; only the first fault of each. */
export function faultsOf(schema: z.ZodMiniType, values: unknown): Faults {
  const faults: Faults = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

/** Moves to the first field that is wrong: opens the folds around it, and brings it out from under bars of the page. */
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

/** Submits a form once at a time. Faults and refusals go to their fields, and the first one gets the focus. */
export function useSubmit() {
  const ref = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [pending, setPending] = useState(false);

  const refuse = ({ fields = {}, problem }: Partial<Refusal>) => setRefusal({ fields, problem });
  const refuseAndFocus = (why: Partial<Refusal>) => {
    refuse(why);
    focusFault(ref.current);
  };

  /** Sends only without faults, which are what can be told before the server is asked. */
  async function attempt(faults: Faults, send: () => Promise<unknown>): Promise<void> {
    if (pending) return;
    refuseAndFocus({ fields: faults });
    if (Object.keys(faults).length > 0) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      refuseAndFocus(refusalOf(error));
    } finally {
      setPending(false);
    }
  }

  return { ref, ...refusal, pending, refuse, clear: () => refuse({}), attempt };
}

/** A form whose text fields are the body of a call. */
export function useForm<Values extends Record<string, string>>(
  schema: z.ZodMiniType,
  initial: Values,
  send: (values: Values) => Promise<unknown>,
) {
  const { ref, fields, problem, pending, refuse, attempt } = useSubmit();
  const [values, setValues] = useState(initial);
  return {
    /** The props of the form element. */
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void attempt(faultsOf(schema, values), () => send(values));
      },
    },
    /** The props of a text field or a text area. */
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
    /** Whether it holds something else than it began with, or than was saved since. */
    isChanged: Object.entries(initial).some(([name, text]) => values[name]?.trim() !== text),
    pending,
    /** What went wrong that concerns no single field. */
    problem,
  };
}

/** Submits the form with Ctrl+Enter (Command+Enter) from any field, including text areas. */
export function submitOnModEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
