import { Copy } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PhoneAddress } from './phone-address.ts';
import { QrCode } from './qr-code.tsx';

type PhoneDialogProps = PhoneAddress & { post: Post; onPosted: () => void; onClose: () => void };

const OPENS = {
  all: 'Reddit’s composer opens with everything filled in',
  title: 'Reddit’s composer opens with the title. The rest is too long for a code',
  nothing: 'Reddit’s composer opens. The post is too long for a code',
};

export const PhoneDialog = ({ address, fills, post, onPosted, onClose }: PhoneDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Post it from your phone"
    description={`Scan the code: ${post.type === 'comment' ? 'the thread opens. Your comment isn’t in it' : OPENS[fills]}${fills === 'all' && post.type !== 'comment' ? '.' : ', so open this post on your phone to copy the rest.'}`}
  >
    <QrCode text={address} label={`Code for ${new URL(address).host}`} />
    <p className="mt-4 text-ink-2">Once it is out, paste its link here or on your phone.</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button kind="primary" onClick={onPosted}>
        I posted it
      </Button>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Address', address)}>
        Copy the address
      </Button>
    </div>
  </Dialog>
);
