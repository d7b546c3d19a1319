import { PenLine, Square } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Brief } from '#core/composer/brief.ts';
import { readPartialDraft } from '../write/read-partial-draft.ts';

type PreviewCardProps = {
  ref?: Ref<HTMLElement>;
  badge: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

export function PreviewCard({ ref, badge, actions, children }: PreviewCardProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0 animate-fade rounded-lg border bg-surface">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2">
        <h2 id={id} className="text-base">
          Preview
        </h2>
        {badge}
        <div className="ml-auto flex gap-1">{actions}</div>
      </header>
      {children}
    </section>
  );
}

export const EmptyPreview = () => (
  <EmptySection
    label="Preview"
    icon={PenLine}
    title="Your draft appears here"
    text="You’ll see it as readers will, with notes on what only you can add. Nothing is posted until you say so."
  />
);

type WritingPreviewProps = {
  brief: Brief;
  /** What the model has written so far. */
  soFar: string;
  author: string;
  onCancel: () => void;
};

const Line = ({ width }: { width: string }) => (
  <span className={`block h-3.5 animate-late rounded-full bg-line ${width}`} />
);

/** The text while it is being generated. */
export const WritingPreview = ({ brief, soFar, author, onCancel }: WritingPreviewProps) => {
  const partial = readPartialDraft(soFar);
  return (
    <PreviewCard
      badge={
        <output className="flex items-center gap-2 text-sm text-ink-2">
          <Spinner />
          Writing...
        </output>
      }
      actions={
        <Button icon={<Square aria-hidden="true" />} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <CommunityFrame
        type={brief.contentType}
        subreddit={brief.subreddit}
        author={author}
        parentUrl={brief.parentUrl}
        busy
      >
        {(partial.title ?? partial.content) ? (
          <PostText
            type={partial.title ? brief.contentType : 'comment'}
            url=""
            words={{ title: partial.title ?? '', content: partial.content }}
          />
        ) : (
          <div className="grid gap-3 py-1">
            <Line width="w-3/4" />
            <Line width="w-full" />
            <Line width="w-11/12" />
            <Line width="w-2/3" />
          </div>
        )}
      </CommunityFrame>
    </PreviewCard>
  );
};
