import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useSaveFeed } from './feed.queries.ts';

/** The feed's URL is a secret: the field hides it, and the server never returns it. */
export function FeedForm({ onSaved, onCancel }: { onSaved: () => void; onCancel?: () => void }) {
  const save = useSaveFeed();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [address, setAddress] = useState('');
  const submit = () =>
    void attempt({}, async () => {
      await save.mutateAsync(address);
      setAddress('');
      showToast({ title: 'Saved', description: 'Your feed is kept. Switch it on to have it read' });
      onSaved();
    });
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Your own feed"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Address of your private feed"
        type="password"
        autoComplete="off"
        inputMode="url"
        placeholder="https://www.reddit.com/r/saas+startups/new/.rss?feed=…&user=…"
        value={address}
        error={fields['address']}
        hint="From your settings on Reddit, under feeds. Encrypted. Never shown again."
        onChange={(event) => setAddress(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save feed
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
