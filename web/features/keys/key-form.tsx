import { KeyRound } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { type Scope, SCOPES } from '#contract/endpoint.ts';
import { keyForm } from '#contract/keys/api-keys.ts';
import { findSchemaFaults, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useCreateKey } from './keys.queries.ts';
import { type CreatedKey, NewKey } from './new-key.tsx';
import { describeScope } from './describe-key.ts';

const DAY_MS = 24 * 3_600_000;
const LIVES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['never', 'Never'],
] as const;
type Life = (typeof LIVES)[number][0];

const INITIAL = { name: '', scopes: ['read', 'draft'] as Scope[], life: '90' as Life, asksFirst: true };

const expiryOf = (life: Life): string | null =>
  life === 'never' ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString();

/** Creates a key and shows it until the next one or until the page is left. */
export function KeyForm() {
  const create = useCreateKey();
  const [values, setValues] = useState(INITIAL);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const { ref, fields, problem, pending, clear, attempt } = useSubmit();
  const set = (change: Partial<typeof INITIAL>) => {
    clear();
    setValues({ ...values, ...change });
  };
  const toggle = (scope: Scope, isOn: boolean) =>
    set({ scopes: SCOPES.filter((each) => (each === scope ? isOn : values.scopes.includes(each))) });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const { life, ...form } = values;
    const body = { ...form, expiresAt: expiryOf(life) };
    void attempt(findSchemaFaults(keyForm, body), async () => {
      setCreated(await create.mutateAsync(body));
      setValues(INITIAL);
    });
  }

  return (
    <>
      <form ref={ref} noValidate onSubmit={submit} aria-label="Create an API key" className="grid gap-4">
        <TextField
          label="Name"
          placeholder="n8n"
          autoComplete="off"
          value={values.name}
          error={fields['name']}
          onChange={(event) => set({ name: event.target.value })}
        />
        <fieldset aria-invalid={fields['scopes'] !== undefined}>
          <legend className="mb-1 text-sm font-medium">Scopes</legend>
          {SCOPES.map((scope) => (
            <CheckField
              key={scope}
              label={describeScope(scope)}
              checked={values.scopes.includes(scope)}
              onChange={(isOn) => toggle(scope, isOn)}
            />
          ))}
          <FormProblem>{fields['scopes']}</FormProblem>
        </fieldset>
        {values.scopes.some((scope) => scope === 'schedule' || scope === 'publish') && (
          <SwitchField
            label="Ask me first"
            text="Posts from this key wait until you approve them."
            checked={values.asksFirst}
            onChange={(asksFirst) => set({ asksFirst })}
          />
        )}
        <SelectField label="Expires" value={values.life} options={LIVES} onChange={(life) => set({ life })} />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" kind="primary" icon={<KeyRound aria-hidden="true" />} pending={pending}>
            Create key
          </Button>
        </div>
      </form>
      <div role="status">{created && <NewKey key={created.id} created={created} />}</div>
    </>
  );
}
