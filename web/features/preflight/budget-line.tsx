import type { PostType } from '#contract/posts.ts';
import { communityName } from '#contract/fields.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { usePreflight } from './preflight.queries.ts';
import { localizeTimes } from '#web/lib/date-time.ts';

type BudgetLineProps = {
  subreddit: string;
  websiteUrl: string;
  type: PostType;
  /** The post being edited, which doesn't count toward its own budget. */
  postId: string | null;
};

/** Says how often the product may still be mentioned, if a rule limits that. */
export function BudgetLine({ subreddit, websiteUrl, type, postId }: BudgetLineProps) {
  const { data: name } = communityName.safeParse(subreddit);
  const website = readWebUrl(websiteUrl);
  const asked = name
    ? { name, type, ...(website && { websiteUrl: website }), ...(postId && { postId }) }
    : null;
  const { data, isBehind } = usePreflight(asked);
  if (!data?.budget || isBehind) return null;
  return (
    <p role="status" className="-mt-2 text-sm text-ink-2 tabular-nums">
      {localizeTimes(data.budget.text)}
    </p>
  );
}
