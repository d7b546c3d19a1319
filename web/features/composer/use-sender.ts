import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { useThreadAccount } from '#web/features/posts/use-thread-account.ts';
import type { Composition } from '#core/composer/work.ts';

/** The active accounts, and the one that sends the text: the chosen one, the thread's own, or the first. */
export function useSender(composition: Composition | null) {
  const { data } = useAccounts();
  const accounts = data?.filter(({ isActive }) => isActive) ?? [];
  const ofThread = useThreadAccount(composition?.parentUrl ?? '');
  const find = (wanted: string | null | undefined) => accounts.find(({ id }) => id === wanted);
  const account = find(composition?.accountId) ?? find(ofThread) ?? accounts[0];
  return { accounts, account, isKnown: data !== undefined };
}
