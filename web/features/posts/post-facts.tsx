import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { dateTime, ownTimeZone } from '#web/lib/date-time.ts';
import { threadHref, TYPE_NAMES } from './describe-post.ts';
import { nameAccount } from './name-account.ts';

type PostFactsProps = {
  post: Post;
  /** The account's username without u/; null if none is chosen. */
  username: string | null;
  siteUrl: string | null | undefined;
  engagement?: ReactNode;
};

const ExternalAnchor = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex max-w-full items-center gap-1 text-accent-ink underline"
  >
    <span className="truncate">{children}</span>
    <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
  </a>
);

/** One fact of a post; renders nothing if it has no value. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );

export function PostFacts({ post, username, siteUrl, engagement }: PostFactsProps) {
  const thread = threadHref(post, siteUrl);
  const { timeZone, scheduledAt, publishedAt, parentUrl, url } = post;
  const isElsewhere = timeZone !== null && timeZone !== ownTimeZone();
  return (
    <dl className="grid gap-2 text-sm">
      <Fact name="Kind">{TYPE_NAMES[post.type]}</Fact>
      <Fact name="Account">{username ? nameAccount(username) : 'None chosen'}</Fact>
      <Fact name="Flair">{post.flair}</Fact>
      <Fact name="Created">{dateTime(post.createdAt)}</Fact>
      <Fact name={publishedAt ? 'Was set for' : 'Set for'}>{scheduledAt && dateTime(scheduledAt)}</Fact>
      <Fact name="Went out">{publishedAt && dateTime(publishedAt)}</Fact>
      <Fact name="Time zone">{isElsewhere ? `${ownTimeZone()} (chosen in ${timeZone})` : ownTimeZone()}</Fact>
      <Fact name="In reply to">
        {parentUrl && <ExternalAnchor href={parentUrl}>{parentUrl}</ExternalAnchor>}
      </Fact>
      <Fact name="Shares">{url && <ExternalAnchor href={url}>{url}</ExternalAnchor>}</Fact>
      <Fact name="Link">{thread && <ExternalAnchor href={thread}>Open the post</ExternalAnchor>}</Fact>
      <Fact name="Engagement">{post.status === 'published' && engagement}</Fact>
    </dl>
  );
}
