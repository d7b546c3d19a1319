import { useState } from 'react';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useAddSite } from './sites.queries.ts';

export function SiteForm() {
  const add = useAddSite();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [host, setHost] = useState('');
  useUnsaved('Your website', host.trim() !== '');
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Add a website"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({}, async () => {
          await add.mutateAsync(host);
          setHost('');
        });
      }}
    >
      <TextField
        label="Your website"
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
        value={host}
        error={fields['host']}
        onChange={(event) => setHost(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Adding...">
          Add website
        </Button>
      </div>
    </form>
  );
}
