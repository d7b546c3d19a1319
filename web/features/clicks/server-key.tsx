import { Copy, KeyRound } from 'lucide-react';
import type { ClickSite } from '#contract/clicks.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useMakeServerKey } from './sites.queries.ts';

const codeStyle = 'rounded-md bg-sunken px-3 py-2 text-xs wrap-anywhere';

const EXAMPLE = {
  path: '/pricing',
  referrer: 'www.reddit.com',
  via: 'abcd2345',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 …',
};

/** A sample of the call that a website's server makes for each page it serves. */
const writeCall = (): string =>
  [
    `curl ${location.origin}/api/clicks/server`,
    "  -H 'Authorization: Bearer SERVER_KEY'",
    "  -H 'Content-Type: application/json'",
    `  -d '${JSON.stringify(EXAMPLE, null, 2)}'`,
  ].join(' \\\n');

/** Creates the secret key with which a website's server reports visits; shows it until the dialog is closed. */
export function ServerKey({ site, onClose }: { site: ClickSite; onClose: () => void }) {
  const { data, error, isPending, mutate } = useMakeServerKey();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Server key of ${site.host}`}
      description="For a website without our script: its own server reports visits, and proves itself with a secret key."
    >
      {data ? (
        <NewKey value={data.key} />
      ) : (
        <div className="grid gap-4">
          {site.hasServerKey && (
            <p className="text-ink-2">
              There is a key already, and it can’t be shown again. A new one replaces it at once: until your
              server has it, its visits aren’t counted.
            </p>
          )}
          <FormProblem>{error && errorMessage(error)}</FormProblem>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              kind="primary"
              icon={<KeyRound aria-hidden="true" />}
              pending={isPending}
              pendingLabel="Making..."
              onClick={() => mutate(site.id)}
            >
              {site.hasServerKey ? 'Make a new key' : 'Make a key'}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function NewKey({ value }: { value: string }) {
  return (
    <div className="grid gap-3" role="status">
      <p className="text-ink-2">Keep it now, it isn’t shown again. Anyone who has it can add clicks.</p>
      <code className={codeStyle}>{value}</code>
      <div>
        <Button
          kind="primary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText('Server key', value)}
        >
          Copy key
        </Button>
      </div>
      <p className="text-ink-2">
        For each page that your server serves, except to visitors who send DNT: 1 or Sec-GPC: 1:
      </p>
      <pre className={`${codeStyle} whitespace-pre-wrap`}>{writeCall()}</pre>
    </div>
  );
}
