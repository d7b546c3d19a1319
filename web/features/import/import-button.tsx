import { useLocation, useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

type ImportButtonProps = { posts: readonly Post[] | undefined; accounts: readonly Account[] | undefined };

/** `/posts#import` opens the dialog. */
export function ImportButton({ posts, accounts }: ImportButtonProps) {
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ hash }) => hash === 'import' });
  const setHash = (hash: string) => void navigate({ to: '.', search: true, hash, replace: true });
  return (
    <>
      <Button
        icon={<Upload aria-hidden="true" />}
        disabled={!posts || !accounts}
        onClick={() => setHash('import')}
      >
        Import
      </Button>
      {isOpen && posts && accounts && (
        <Suspense fallback={null}>
          <ImportDialog {...{ posts, accounts }} onClose={() => setHash('')} />
        </Suspense>
      )}
    </>
  );
}
