import { PenLine, Square } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Desk } from '../use-desk.ts';
import { readPartialDraft } from '#web/features/drafts/generate/read-partial-draft.ts';

export const Writing = () => (
  <output className="flex items-center gap-2 text-sm text-ink-2">
    <Spinner />
    Writing...
  </output>
);

type PreviewCardProps = {
  ref?: Ref<HTMLElement>;
  badge?: ReactNode;
  actions?: ReactNode;
  /** Given while a text is being written. */
  onCancel?: (() => void) | null;
  children: ReactNode;
};

export function PreviewCard({ ref, badge, actions, onCancel, children }: PreviewCardProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0 animate-fade rounded-lg border bg-surface">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2">
        <h2 id={id} className="text-base">
          Preview
        </h2>
        {onCancel ? <Writing /> : badge}
        <div className="ml-auto flex flex-wrap justify-end gap-1">
          {actions}
          {onCancel && (
            <Button icon={<Square />} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
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

const LINES = ['w-3/4', 'w-full', 'w-11/12', 'w-2/3'];

/** The text while it is being generated. `soFar`: the model's output so far. */
export function WritingPreview({ desk, soFar }: { desk: Desk; soFar: string }) {
  const { author, drafting } = desk;
  const { title, content } = readPartialDraft(soFar);
  const { contentType: type, subreddit, parentUrl } = desk.work.brief;
  return (
    <PreviewCard onCancel={drafting.cancel}>
      <CommunityFrame {...{ type, subreddit, author, parentUrl }} busy>
        {(title ?? content) ? (
          <PostText type={title ? type : 'comment'} url="" words={{ title: title ?? '', content }} />
        ) : (
          <div className="grid gap-3 py-1">
            {LINES.map((width) => (
              <span key={width} className={`block h-3.5 animate-late rounded-full bg-line ${width}`} />
            ))}
          </div>
        )}
      </CommunityFrame>
    </PreviewCard>
  );
}
