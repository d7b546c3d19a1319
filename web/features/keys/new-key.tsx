import { Copy } from 'lucide-react';
import type { Output } from '#contract/endpoint.ts';
import type { createKey } from '#contract/keys/api-keys.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

export type CreatedKey = Output<typeof createKey>;

/** The key may appear outside the visible area, below the button that created it. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

export const NewKey = ({ created: { name, key } }: { created: CreatedKey }) => (
  <div ref={bringIntoView} className="grid gap-2 rounded-md bg-ok-soft p-3">
    <p className="text-sm wrap-anywhere">Copy the key “{name}” now. It won’t be shown again.</p>
    <code className="rounded-md bg-surface px-3 py-2 text-xs wrap-anywhere">{key}</code>
    <div>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('API key', key)}>
        Copy key
      </Button>
    </div>
  </div>
);
