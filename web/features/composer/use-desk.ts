import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import type { WorkEvent } from '#core/composer/reduce-work.ts';
import type { Composition, Snapshot } from '#core/composer/work.ts';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { useThreadAccount } from '#web/features/posts/use-thread-account.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSaving } from './deliver/use-saving.ts';
import { openWork } from './stored/work-store.ts';
import { useDrafting } from './use-drafting.ts';
import { useWork } from './use-work.ts';

/** A link field and its post; null until the post is saved. */
type LinkField = { address: string; postId: string | null; onChange: (address: string) => void };

export type ComposerProps = {
  /** The storage key of the unsaved work. */
  slot: string;
  start: Snapshot;
  /** The post that saving changes; null creates a new one. */
  editId: string | null;
  /** The published post that this text was copied from. */
  copied?: Post | null;
  savedId: string | null;
  onSaved: (post: Post) => void;
  /** Shown below a link field. The page passes it in, because the composer may not import the click counter. */
  linkTool?: ((field: LinkField) => ReactNode) | undefined;
  /** Shows the thread or comment that a reply answers, given its URL. */
  answeredTool?: ((thread: string) => ReactNode) | undefined;
};

/** The active accounts, and the sender: the chosen account, the thread's own, or the first. */
function useSender(composition: Composition | null) {
  const { data } = useAccounts();
  const accounts = data?.filter(({ isActive }) => isActive) ?? [];
  const ofThread = useThreadAccount(composition?.parentUrl ?? '');
  const find = (wanted: string | null | undefined) => accounts.find(({ id }) => id === wanted);
  const account = find(composition?.accountId) ?? find(ofThread) ?? accounts[0];
  return { accounts, account, isKnown: data !== undefined };
}

/** The state of one composer and its actions, for all of its parts. */
export function useDesk({ slot, start, editId, copied = null, savedId, onSaved, linkTool }: ComposerProps) {
  const [store] = useState(() => openWork(slot, start, savedId !== null));
  const work = useWork(store);
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const [isComparing, setComparing] = useState(false);
  const sender = useSender(work.composition);
  const accountId = sender.account?.id ?? '';
  const composition = useMemo(
    () => work.composition && { ...work.composition, accountId },
    [work.composition, accountId],
  );
  const saving = useSaving({
    store,
    editId,
    onSaved(post, toast) {
      if (toast) showToast(toast);
      onSaved(post);
    },
    complete(text) {
      const { websiteUrl, ctaStyle } = store.read().brief;
      // For a saved post these two can only be changed in the form.
      return { ...text, accountId, ...(editId && { websiteUrl: websiteUrl.trim(), ctaStyle }) };
    },
  });
  const drafting = useDrafting(store, { form, preview }, editId);
  return {
    store,
    work,
    composition,
    editId,
    live: copied,
    linkTool,
    sender,
    saving,
    drafting,
    form,
    preview,
    time,
    author: sender.account?.username ?? 'your_username',
    isComparing,
    setComparing,
    /** A change that invalidates messages about the last attempt to save. */
    change: (event: WorkEvent) => {
      store.dispatch(event);
      saving.clear();
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
/** Props of the parts of an open text. */
export type TextProps = { desk: Desk; composition: Composition };
