import { UserPlus } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { useInvitations } from './invitations.queries.ts';

/** For the installation's owner: lists and creates links that let one person each register. */
export function InvitationSettings() {
  const query = useInvitations();
  const { data } = query;
  if (!data) return <Waiting query={query} rows={2} text="Loading invitations..." />;
  if (data.signUps === 'provider')
    return (
      <EmptyState
        icon={UserPlus}
        title="No links are needed here"
        text={
          'People come into this Threadwell through its provider (SIGNUPS=provider). Whom the provider ' +
          'lets in gets an account.'
        }
      />
    );
  return (
    <>
      <div className="grid gap-3 p-4">
        {data.signUps === 'open' && (
          <p className="text-sm text-ink-2">
            Anybody who reaches this server may register without a link (SIGNUPS=open).
          </p>
        )}
        <InvitationForm />
      </div>
      {data.items.length > 0 && <InvitationList items={data.items} />}
    </>
  );
}
