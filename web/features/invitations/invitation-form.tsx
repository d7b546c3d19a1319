import { Copy, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Output } from '#contract/endpoint.ts';
import { invitationForm, type makeInvitation } from '#contract/registering/invitations.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { useForm } from '#web/lib/use-form.ts';
import { isOnThisMachine } from '#web/lib/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useMakeInvitation } from './invitations.queries.ts';

type Made = Output<typeof makeInvitation>;

/** Creates a link and shows it until the next one, or until the page is left. */
export function InvitationForm() {
  const make = useMakeInvitation();
  const [made, setMade] = useState<Made | null>(null);
  const { form, field, reset, pending, problem } = useForm(invitationForm, { note: '' }, save);

  async function save(values: { note: string }) {
    setMade(await make.mutateAsync(values));
    reset();
  }

  return (
    <>
      <p className="text-sm text-ink-2">
        The person who opens it gets an account and a workspace of their own. They don’t see yours, and you
        don’t see theirs.
      </p>
      <form {...form} aria-label="Make an invitation link" className="grid gap-3">
        <TextField
          label="For whom"
          aside="optional"
          hint="Only you see this."
          autoComplete="off"
          {...field('note')}
        />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" kind="primary" icon={<UserPlus aria-hidden="true" />} pending={pending}>
            Make a link
          </Button>
        </div>
      </form>
      <div role="status">{made && <NewLink key={made.link} made={made} />}</div>
    </>
  );
}

/** The link may appear outside the visible area, below the button. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

const NewLink = ({ made: { link, note, endsAt } }: { made: Made }) => (
  <div ref={bringIntoView} className="grid gap-2 rounded-md bg-ok-soft p-3">
    <p className="text-sm wrap-anywhere">
      {note ? `The link for ${note}` : 'The new link'} lasts until {dateTime(endsAt)}. Send it now: it isn’t
      shown again.
    </p>
    {isOnThisMachine(link) && (
      <p className="text-sm text-warn">
        Only this machine reaches {new URL(link).origin}. Before you send links, put Threadwell at an address
        that others reach, and set PUBLIC_URL to it.
      </p>
    )}
    <code className="rounded-md bg-surface px-3 py-2 text-xs wrap-anywhere">{link}</code>
    <div>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Invitation link', link)}>
        Copy link
      </Button>
    </div>
  </div>
);
