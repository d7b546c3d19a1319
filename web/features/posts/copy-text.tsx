import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

/** Copies the text, for the user to paste into the platform's own form. */
export const CopyText = ({ text }: { text: string }) => (
  <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Text', text)}>
    Copy text
  </Button>
);
