import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

type ImportButtonProps = { posts: readonly Post[] | undefined; accounts: readonly Account[] | undefined };

export function ImportButton({ posts, accounts }: ImportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Upload aria-hidden="true" />}
        disabled={!posts || !accounts}
        onClick={() => setIsOpen(true)}
      >
        Import
      </Button>
      {isOpen && posts && accounts && (
        <Suspense fallback={null}>
          <ImportDialog {...{ posts, accounts }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
