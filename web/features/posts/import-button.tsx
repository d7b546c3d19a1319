import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

export function ImportButton({ posts }: { posts: readonly Post[] | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload aria-hidden="true" />} disabled={!posts} onClick={() => setIsOpen(true)}>
        Import
      </Button>
      {isOpen && posts && (
        <Suspense fallback={null}>
          <ImportDialog posts={posts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
