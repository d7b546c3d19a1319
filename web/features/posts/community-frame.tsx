import { ArrowBigUp, CornerDownRight, MessageSquare, Share2, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { PostType } from '#contract/posts.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx';
import { nameAccount } from './name-account.ts';

type CommunityFrameProps = {
  type: PostType;
  subreddit: string;
  /** The author's username without u/. */
  author: string;
  /** The thread that a comment answers. */
  parentUrl?: string;
  busy?: boolean;
  /** When the post was published, as text. */
  age?: string;
  children: ReactNode;
};

/** The hue of each community, derived from its name so that it never changes. */
const hueOf = (name: string) =>
  name.split('').reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % 360, 7);

const Inert = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <button
    type="button"
    aria-disabled="true"
    tabIndex={-1}
    className="flex h-8 cursor-default items-center gap-1.5 rounded-full bg-sunken px-3 text-sm font-medium text-ink-2"
  >
    <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
    {children}
  </button>
);

/** A post as Reddit readers will see it. The buttons are decorative. */
export const CommunityFrame = ({
  type,
  subreddit,
  author,
  parentUrl,
  busy,
  age = 'just now',
  children,
}: CommunityFrameProps) => (
  <article aria-label="How it will look" aria-busy={busy} className="px-4 py-5 sm:px-6">
    {type === 'comment' && (
      <p className="mb-4 flex items-start gap-2 border-b pb-4 text-sm text-ink-2">
        <CornerDownRight className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {parentUrl && readParentId(parentUrl)
            ? `In reply to ${parentUrl}`
            : 'In reply to a thread you haven’t named yet'}
        </span>
      </p>
    )}
    <div className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        style={{ '--hue': hueOf(subreddit.toLowerCase()) } as CSSProperties}
        className={
          'grid size-9 shrink-0 place-items-center rounded-full bg-[oklch(0.91_0.06_var(--hue))] ' +
          'font-semibold text-[oklch(0.38_0.1_var(--hue))] uppercase dark:bg-[oklch(0.34_0.07_var(--hue))] ' +
          'dark:text-[oklch(0.9_0.07_var(--hue))]'
        }
      >
        {subreddit[0] ?? 'r'}
      </span>
      <div className="min-w-0 leading-5">
        <p className="truncate text-sm font-semibold">r/{subreddit}</p>
        <p className="flex min-w-0 gap-1.5 text-xs text-ink-2">
          <span className="truncate">{nameAccount(author)}</span>
          <span aria-hidden="true">·</span>
          <span className="shrink-0">{age}</span>
        </p>
      </div>
    </div>
    <div className="mt-3">{children}</div>
    <div className="mt-5 flex flex-wrap gap-2">
      <Inert icon={ArrowBigUp}>Vote</Inert>
      <Inert icon={MessageSquare}>Comment</Inert>
      <Inert icon={Share2}>Share</Inert>
    </div>
  </article>
);

type PostTextProps = {
  type: PostType;
  /** Shows the URL of a link post. */
  url: string;
  words: { title: string; content: string };
  titleError?: string | undefined;
};

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

export const PostText = ({ type, url, words: { title, content }, titleError }: PostTextProps) => (
  <>
    {type !== 'comment' && (
      <h3 className="text-xl leading-7 text-pretty wrap-anywhere">{title || 'Untitled Post'}</h3>
    )}
    {titleError && <p className="mt-1 text-sm text-bad">{titleError}</p>}
    {type === 'link' && url && (
      <p className="mt-2 w-fit rounded-sm bg-sunken px-2 py-1 text-sm wrap-anywhere text-accent-ink">
        {hostOf(url)}
      </p>
    )}
    <div className="mt-2 text-base leading-6 wrap-anywhere">
      <MarkdownPreview text={content} />
    </div>
  </>
);
