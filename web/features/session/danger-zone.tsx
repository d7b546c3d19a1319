import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { exportAccount, type User } from '#contract/session.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
    </div>
    {children}
  </div>
);

export function DangerZone({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="divide-y">
      <Row title="Export my data" text="Everything Threadwell holds about you, as one JSON file.">
        <a href={exportAccount.path} download="threadwell-export.json" className={buttonStyle()}>
          <Download aria-hidden="true" />
          Export my data
        </a>
      </Row>
      <Row
        title="Delete my account"
        text="Your account and everything in your workspace go at once, for good."
      >
        <Button kind="danger" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </Row>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  );
}
