import { checkedDraftOf } from '#web/features/composer/deliver/composition-preflight.tsx';
import { usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { type Reply, replyToSend } from './use-reply.ts';

/** The rules for a reply in its present state, now and from this account. */
export function useReplyPreflight({ composition, brief }: Reply, accountId = '') {
  const text = composition && { ...replyToSend(composition, brief), accountId };
  const check = usePreflight(text && checkedDraftOf(text, null));
  // The rules that a text keeps have room in the generator only.
  return { ...check, data: check.data && { ...check.data, kept: [] } };
}
