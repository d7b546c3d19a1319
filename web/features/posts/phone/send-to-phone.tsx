import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';
import { toPhoneAddress } from './phone-address.ts';

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));

/** Lets the user send a post from a phone, if its account has no API access. */
export function SendToPhone({ post, onPosted }: { post: Post; onPosted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!post.composeUrl) return null;
  return (
    <>
      {/* Hidden on a phone, where no code is needed. */}
      <span className="pointer-coarse:hidden">
        <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          Use my phone
        </Button>
      </span>
      <Suspense>
        {isOpen && (
          <PhoneDialog
            post={post}
            reached={toPhoneAddress(post.composeUrl)}
            onClose={() => setIsOpen(false)}
            onPosted={() => {
              setIsOpen(false);
              onPosted();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
