import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';
import { phoneAddressOf } from './phone-address.ts';

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));

/** A post for an account without API access can be sent from a phone; nothing where a phone cannot reach the composer. */
export function HandToPhone({ post, onPosted }: { post: Post; onPosted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const address = post.composeUrl && phoneAddressOf(post.composeUrl);
  if (!address) return null;
  return (
    <>
      <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Use my phone
      </Button>
      <Suspense>
        {isOpen && (
          <PhoneDialog
            {...address}
            post={post}
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
