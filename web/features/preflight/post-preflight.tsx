import { PreflightPanel } from './preflight-panel.tsx';
import { usePostsPreflight } from './preflight.queries.ts';

type PostPreflightProps = {
  post: { id: string; subreddit: string };
  /** When it would go out, as an ISO instant; by default at its own time. */
  startAt?: string | undefined;
  timeZone?: string | undefined;
  onMove?: ((nextAt: string) => void) | undefined;
};

/** The preflight of a saved post. */
export function PostPreflight({ post, startAt, timeZone, onMove }: PostPreflightProps) {
  const check = usePostsPreflight({
    ids: [post.id],
    ...(startAt !== undefined && { startAt }),
    ...(timeZone !== undefined && { timeZone }),
  });
  return (
    <PreflightPanel community={post.subreddit} check={{ ...check, data: check.data?.[0] }} onMove={onMove} />
  );
}
