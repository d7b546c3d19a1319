import { useEffect } from 'react';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type { confirmClaim, preflightDraft, preflightPosts } from '#contract/preflight.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

const DRAFT: Target<typeof preflightDraft> = { method: 'POST', path: '/api/subreddits/:name/preflight' };
const POSTS: Target<typeof preflightPosts> = { method: 'POST', path: '/api/posts/preflight' };
const CLAIM: Target<typeof confirmClaim> = { method: 'POST', path: '/api/drafts/claims/confirm' };
export const PREFLIGHT_PATHS = [DRAFT.path, POSTS.path] as const;
const KEPT_MS = 30_000;
const TYPING_MS = 600;

export type CheckedDraft = CallInput<typeof preflightDraft>;
export type CheckedPosts = CallInput<typeof preflightPosts>;

export type Check<Answer> = {
  data: Answer | undefined;
  error: Error | null;
  /** True if the result is of an earlier text. */
  isBehind: boolean;
  retry: () => void;
};

/** Debounces requests; a newer request cancels an older one. */
function useCheck<Input, Answer>(
  path: string,
  input: Input | null,
  ask: (input: Input, signal: AbortSignal) => Promise<Answer>,
): Check<Answer> {
  const now = JSON.stringify(input);
  const settled = useDebounced(now, TYPING_MS);
  const asked = JSON.parse(settled) as Input | null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [path, settled],
    queryFn: asked === null ? skipToken : ({ signal }) => ask(asked, signal),
    // Shows an earlier result while the text is checked again, because rules, permissions and other posts change.
    staleTime: 0,
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
  });
  return {
    data: input === null ? undefined : data,
    error,
    isBehind: settled !== now || isFetching || isPlaceholderData,
    retry: () => void refetch(),
  };
}

/** Checks a text while it is written; null disables the check. */
export const usePreflight = (draft: CheckedDraft | null) =>
  useCheck(DRAFT.path, draft, (input, signal) => call(DRAFT, input, { signal }));

type AskedPost = {
  id: string;
  /** When the post would go out, as an ISO instant; by default its own time. */
  startAt?: string | undefined;
  timeZone?: string | undefined;
};

/** Checks one saved post; null disables the check. */
export function usePostPreflight(asked: AskedPost | null) {
  const { data, ...check } = usePostsPreflight(
    asked && {
      ids: [asked.id],
      ...(asked.startAt !== undefined && { startAt: asked.startAt }),
      ...(asked.timeZone !== undefined && { timeZone: asked.timeZone }),
    },
  );
  return { ...check, data: data?.[0] };
}

/** Checks saved posts at their own or other times; null disables the check. */
export const usePostsPreflight = (posts: CheckedPosts | null) =>
  useCheck(POSTS.path, posts, (input, signal) => call(POSTS, input, { signal }));

const CONFIRMING = ['confirmClaim'];

/** Runs once a claim was confirmed: an earlier refusal may no longer apply. */
export function useOnClaimConfirmed(run: () => void): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        const isOurs = mutation?.options.mutationKey === CONFIRMING;
        if (isOurs && type === 'updated' && mutation.state.status === 'success') run();
      }),
    [queries, run],
  );
}

export function useConfirmClaim() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: CONFIRMING,
    mutationFn: (sentence: string) => call(CLAIM, { sentence }),
    onSettled: () =>
      Promise.all(PREFLIGHT_PATHS.map((path) => queries.invalidateQueries({ queryKey: [path] }))),
  });
}
