import { CLIP_LIMITS } from '#contract/scanning/clips.ts';
import { PASTED_MAX } from '#contract/rules-record.ts';
import { readThreadCommunity, readThreadId } from '../posts/read-thread-link.ts';
import { cutText } from '../text/cut-text.ts';
import { readFigure } from './read-figure.ts';

/** A page as the bookmarklet saw it: raw text, not yet interpreted. */
export type RawClip = {
  address: string;
  heading: string;
  selection: string;
  text: string;
  post: RawPost | null;
  comments: readonly RawComment[];
  rules: readonly { name: string; text: string }[];
};
type RawPost = {
  community: string;
  title: string;
  author: string;
  votes: string;
  comments: string;
  /** An ISO instant or milliseconds; empty if the page has none. */
  created: string;
  body: string;
};
type RawComment = { author: string; votes: string; body: string };

export type ClippedComment = { author: string; upvotes: number | null; body: string };
export type Clip = {
  /** A listing shows several threads, and we can't tell which of them the user means. */
  kind: 'thread' | 'listing' | 'rules' | 'page';
  address: string;
  community: string;
  title: string;
  body: string;
  author: string;
  /** Null if the page does not show the figure, here and in all fields below. */
  upvotes: number | null;
  commentCount: number | null;
  createdAt: number | null;
  comments: ClippedComment[];
  rules: string;
};

const COMMUNITY = /(?:^|\/)r\/(\w{2,21})/i;
const GONE = /^\s*\[(?:deleted|removed)\]\s*$/i;

/** Interprets a page, for the user to correct. Null if its address is not http(s). */
export function interpretClip(raw: RawClip): Clip | null {
  if (!/^https?:$/.test(protocolOf(raw.address))) return null;
  const { post } = raw;
  const comments = raw.comments
    .filter(({ body }) => body.trim() !== '' && !GONE.test(body))
    .slice(0, CLIP_LIMITS.comments)
    .map(({ author, votes, body }) => ({
      author: nameOf(author),
      upvotes: readFigure(votes),
      body: cutText(body.trim(), CLIP_LIMITS.comment),
    }));
  const rules = raw.rules.map(writeRule);
  const commentCount = readFigure(post?.comments ?? '');
  const body = post?.body.trim() || raw.selection.trim() || (post ? '' : raw.text.trim());
  return {
    kind: kindOf(raw),
    address: raw.address,
    community: communityOf(raw),
    title: cutText((post?.title || raw.heading).trim().replace(/\s+/g, ' '), CLIP_LIMITS.title),
    body: GONE.test(body) ? '' : cutText(body, CLIP_LIMITS.body),
    author: nameOf(post?.author ?? ''),
    upvotes: readFigure(post?.votes ?? ''),
    commentCount: commentCount === null ? null : Math.max(commentCount, comments.length),
    createdAt: readInstant(post?.created ?? ''),
    comments,
    rules: cutText(rules.filter(Boolean).join('\n\n'), PASTED_MAX),
  };
}

/** Writes a rule from a list entry. The entry's text may start with its name, which is then not repeated. */
function writeRule({ name, text }: RawClip['rules'][number]): string {
  const [title, whole] = [name.trim(), text.trim()];
  const rest = whole.startsWith(title) ? whole.slice(title.length).trim() : whole;
  return [title, rest].filter(Boolean).join('\n');
}

function kindOf({ address, post, rules }: RawClip): Clip['kind'] {
  if (readThreadId(address)) return 'thread';
  if (post) return 'listing';
  return rules.length > 0 ? 'rules' : 'page';
}

const communityOf = ({ address, post }: RawClip): string =>
  COMMUNITY.exec(post?.community ?? '')?.[1] ??
  /^\w{2,21}$/.exec(post?.community.trim() ?? '')?.[0] ??
  readThreadCommunity(address) ??
  COMMUNITY.exec(address)?.[1] ??
  '';

function readInstant(words: string): number | null {
  const at = /^\d{12,14}$/.test(words) ? Number(words) : Date.parse(words);
  return Number.isFinite(at) ? at : null;
}

const nameOf = (words: string): string => {
  const name = words.trim().replace(/^\/?u\//i, '');
  return /^[\w-]{1,30}$/.test(name) ? name : '';
};

function protocolOf(address: string): string {
  try {
    return new URL(address).protocol;
  } catch {
    return '';
  }
}
