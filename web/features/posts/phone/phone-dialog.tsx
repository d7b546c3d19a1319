import { Copy } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { useUsername } from '#web/features/accounts/accounts.queries.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PhoneAddress } from './phone-address.ts';
import { QrCode } from './qr-code.tsx';

type PhoneDialogProps = {
  post: Post;
  /** The form's URL; null if a phone can't open the form. */
  reached: PhoneAddress | null;
  onPosted: () => void;
  onClose: () => void;
};

const OPENS = {
  all: 'Reddit’s composer opens with everything filled in',
  title: 'Reddit’s composer opens with the title. The rest is too long for a code',
  nothing: 'Reddit’s composer opens. The post is too long for a code',
};
const ON_REDDIT =
  'The sandbox is on this machine alone, where no phone reaches it. With Reddit itself, a code ' +
  'stands here that opens its composer on your phone, filled in.';

function describe({ type }: Post, { fills }: PhoneAddress, username: string | null): string {
  const isComment = type === 'comment';
  const opens = isComment ? 'the thread opens. Your comment isn’t in it' : OPENS[fills];
  const isWhole = fills === 'all' && !isComment;
  const as = username === null ? '' : ` Be signed in there as u/${username}.`;
  return `Scan the code: ${opens}${isWhole ? '.' : ', so open this post on your phone to copy the rest.'}${as}`;
}

export function PhoneDialog({ post, reached, onPosted, onClose }: PhoneDialogProps) {
  const username = useUsername(post.redditAccountId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Post it from your phone"
      description={reached ? describe(post, reached, username) : ON_REDDIT}
    >
      {reached ? (
        <Code address={reached.address} onPosted={onPosted} />
      ) : (
        <div className="flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </Dialog>
  );
}

const Code = ({ address, onPosted }: { address: string; onPosted: () => void }) => (
  <>
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
  </>
);
