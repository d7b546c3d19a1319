import { Square } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import type { Brief } from './composition.ts';
import { PreviewCard } from './preview-card.tsx';

type WritingPreviewProps = {
  brief: Brief;
  partial: { title: string | null; content: string };
  author: string;
  onCancel: () => void;
};

const Line = ({ width }: { width: string }) => (
  <span className={`block h-3.5 animate-late rounded-full bg-line ${width}`} />
);

/** The text while it is being generated. */
export const WritingPreview = ({ brief, partial, author, onCancel }: WritingPreviewProps) => (
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
