import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { what: string; value: string; text: string };

/** Shows a secret that the server returns only once. */
export const OneTimeSecret = ({ what, value, text }: Props) => (
  <div className="grid gap-3" role="status">
    <p className="text-ink-2">{text}</p>
    <code className="rounded-md bg-sunken px-3 py-2 text-xs wrap-anywhere">{value}</code>
    <div>
      <Button kind="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copyText(what, value)}>
        Copy
      </Button>
    </div>
  </div>
);
