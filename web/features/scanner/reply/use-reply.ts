import { useRef, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { type Brief, listAnswers, type ReplyChoices } from '#core/composer/brief.ts';
import { buildDraftRequest } from '#web/features/composer/write/draft-request.ts';
import { closeEditor, type Composition, type Words } from '#core/composer/work.ts';
import { toCheckedDraft } from '#web/features/composer/deliver/composition-checks.tsx';
import { generateReply } from '#web/features/drafts/generate/generate-draft.ts';
import { useSaving } from '#web/features/composer/deliver/use-saving.ts';
import {
  cancelEdits,
  restoreAside,
  dispatchWithUndo,
  useRequest,
  useWork,
  addUndo,
} from '#web/features/composer/use-work.ts';
import { usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { createKey } from '#web/lib/attempt.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { refusalText } from '#web/lib/refusal.ts';
import { closeToast, currentToast, showToast } from '#web/lib/toast-store.ts';
import { useMarkAnsweredViewed } from '../scanner.queries.ts';
import { replyBrief, replySlot, replyStore } from './reply-store.ts';

/** The text as it would go out, with the form's current link. */
function replyToSend(composition: Composition, brief: Brief): Composition {
  const websiteUrl = brief.reply?.includeLink ? readWebUrl(brief.websiteUrl) : null;
  return { ...closeEditor(composition), websiteUrl: websiteUrl ?? '' };
}

/** The request body for a reply; omits the link fields without a link. */
function bodyOf({ reply, websiteUrl, answers }: Brief) {
  const { replyStyle, includeLink = false, businessDescription, customPrompt } = reply ?? {};
  const link = includeLink ? { websiteUrl, businessDescription } : {};
  return { replyStyle, includeLink, ...link, customPrompt, answers: listAnswers(answers) };
}

const GENERATED = {
  title: 'Reply Generated!',
  description: 'Your AI-powered reply is ready to review and edit',
};

/** The state of a reply to one thread: its form, the generated text, and the author's edits. It outlives the pane. */
export function useReply(opportunity: Opportunity, onGenerated: () => void) {
  const { data: user } = useUser();
  const store = replyStore(replySlot(user?.id ?? '', opportunity.id), replyBrief(opportunity));
  const { brief, composition, versions, pending, earlier } = useWork(store);
  const { run } = useRequest(store);
  const lookedAt = useMarkAnsweredViewed();
  const [done, setDone] = useState<Post | null>(null);
  /** The id of the toast that offers Undo. */
  const offered = useRef(0);
  const noteOffer = () => {
    offered.current = currentToast()?.id ?? 0;
  };
  const saving = useSaving({
    store,
    editId: null,
    complete: (text) => replyToSend(text, store.read().brief),
    onSaved(post, toast) {
      const isDraft = post.phase === 'draft';
      // Removes the Undo toast for what the draft replaced, because that was saved or abandoned.
      if (isDraft) closeToast(offered.current);
      else lookedAt.mutate(opportunity.id);
      const isLeft = store.read().composition !== null;
      if (toast && (isLeft || !isDraft)) showToast(toast);
      if (!isLeft || !isDraft) setDone(post);
    },
  });

  function showFailed(error: unknown) {
    const description = refusalText(error) || 'Unable to generate reply';
    showToast({ title: 'Generation Failed', description, kind: 'destructive' });
  }

  async function generate(): Promise<void> {
    const { brief } = store.read();
    const input = { id: opportunity.id, ...bodyOf(brief), seed: String(Date.now()) };
    const received = await run(null, () => generateReply(input), showFailed);
    if (!received) return;
    const { content, advice, engine, sent: _remembered, ...reply } = received.answer;
    const draft = { title: null, content, advice, engine, usage: null, notes: [] };
    const { id } = received;
    store.dispatch({
      type: 'generated',
      id,
      key: createKey(),
      draft,
      request: buildDraftRequest(brief),
      reply,
    });
    setDone(null);
    saving.clear();
    requestAnimationFrame(onGenerated);
    showToast(addUndo(store, id, GENERATED));
    noteOffer();
  }

  async function copy(): Promise<void> {
    const isCopied = await copyText('Reply', composition?.words.content ?? '');
    if (isCopied) store.dispatch({ type: 'chosen', change: { isCopied } });
  }

  const separate = () => store.dispatch({ type: 'separated' });
  return {
    brief,
    composition,
    earlier,
    separate,
    saving,
    done,
    change: (change: Partial<Brief>) => store.dispatch({ type: 'briefChanged', change }),
    choose: (change: Partial<ReplyChoices>) => {
      const { reply } = brief;
      if (reply) store.dispatch({ type: 'briefChanged', change: { reply: { ...reply, ...change } } });
    },
    generate: () => void generate(),
    isGenerating: pending !== null,
    startEdits: () => store.dispatch({ type: 'editorOpened' }),
    edits: {
      type: (words: Words) => store.dispatch({ type: 'typed', words }),
      cancel: () => {
        cancelEdits(store, { back: 'Changes discarded' });
        noteOffer();
      },
      save: () => {
        store.dispatch({ type: 'editsSaved', id: createKey() });
        showToast({ title: 'Reply Updated', description: 'Your edits have been saved' });
      },
    },
    /** Sends through the publishing protocol, which checks the rules again. The list keeps its place. */
    publish: (accountId: string) => {
      store.dispatch({ type: 'chosen', change: { accountId } });
      void saving.save('published');
    },
    saveDraft: () => void saving.save('draft'),
    discard: () => {
      saving.clear();
      dispatchWithUndo(store, (id) => ({ type: 'discarded', id }), { title: 'Text discarded' }, restoreAside);
    },
    /** Restores the previous text; null if there is none. */
    bringBack:
      versions.length === 0
        ? null
        : () => {
            saving.clear();
            if (earlier) separate();
            store.dispatch({ type: 'undone' });
          },
    copy: () => void copy(),
  };
}
export type Reply = ReturnType<typeof useReply>;

/** Checks a reply's current text for this account, posted now. */
export function useReplyPreflight({ composition, brief }: Reply, accountId = '') {
  const text = composition && { ...replyToSend(composition, brief), accountId };
  const check = usePreflight(text && toCheckedDraft(text, null));
  // Only the generator has space to list the rules that a text follows.
  return { ...check, data: check.data && { ...check.data, kept: [] } };
}
