import type { PostStatus } from '#contract/posts.ts';
import { Badge } from '#web/ui/badge.tsx';

const STATUS = {
  draft: { tone: 'grey', word: 'Draft' },
  scheduled: { tone: 'yellow', word: 'Scheduled' },
  published: { tone: 'green', word: 'Published' },
  failed: { tone: 'red', word: 'Failed' },
} as const satisfies Record<PostStatus, object>;

export const PostStatusBadge = ({ status }: { status: PostStatus }) => (
  <Badge tone={STATUS[status].tone} dot>
    {STATUS[status].word}
  </Badge>
);
