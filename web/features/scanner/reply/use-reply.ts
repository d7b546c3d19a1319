import { useRef, useState } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { type Brief, listAnswers, type ReplyChoices } from '#core/composer/brief.ts';
import { draftRequestOf } from '#web/features/composer/write/draft-request.ts';
import { type Composition, finished } from '#core/composer/work.ts';
import { postBodyOf } from '#web/features/composer/deliver/post-body.ts';
import { useRequest } from '#web/features/composer/use-request.ts';
import { cancelEdits, restoreAside, takeStep, useWork, withUndo } from '#web/features/composer/use-work.ts';
import { WentOutEarlier } from '#web/features/posts/create-once.ts';
import { useCreatePost } from '#web/features/posts/posts.queries.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { useAfterClaim } from '#web/features/preflight/preflight.queries.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { attemptOf, newKey } from '#web/lib/attempt.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { closeToast, currentToast, showToast } from '#web/lib/toast-store.ts';
import { useLookedAt, useReplyCall } from '../scanner.queries.ts';
import { replyBrief, replySlot, replyStore } from './reply-store.ts';

/** The text as it would go out, with the link that the form names by now. */
export function replyToSend(composition: Composition, brief: Brief): Composition {
  const websiteUrl = brief.reply?.includeLink ? readWebUrl(brief.websiteUrl) : null;
  return { ...finished(composition), websiteUrl: websiteUrl ?? '' };
}

/** The body of the request for a reply; without a link its fields are left out. */
function bodyOf({ reply, websiteUrl, answers }: Brief) {
  const { replyStyle, includeLink = false, businessDescription, customPrompt } = reply ?? {};
  const link = includeLink ? { websiteUrl, businessDescription } : {};
  return { replyStyle, includeLink, ...link, customPrompt, answers: listAnswers(answers) };
}

const GENERATED = {
  title: 'Reply Generated!',
  description: 'Your AI-powered reply is ready to review and edit',
};

/** A reply to one thread: its form, the generated text, and what the author makes of it. It outlives the pane. */
export function useReply(opportunity: Opportunity, onGenerated: () => void) {
  const { data: user } = useUser();
  const blank = replyBrief(opportunity);
  const store = replyStore(replySlot(user?.id ?? '', opportunity.id), blank);
  const { brief, composition, versions, pending } = useWork(store);
  const { run } = useRequest(store);
  const call = useReplyCall();
  const creation = useCreatePost();
  const lookedAt = useLookedAt();
  /** Why the text was not published or saved. */
  const [refusal, setRefusal] = useState<string | undefined>();
  useAfterClaim(() => setRefusal(undefined));
  /** The saved draft, or the post that was sent. */
  const [done, setDone] = useState<{ status: PostStatusChoice; post: Post } | null>(null);
  /** The toast that offers Undo. */
  const offered = useRef(0);
  const noteOffer = () => {
    offered.current = currentToast()?.id ?? 0;
  };

  function showFailed(error: unknown) {
    const description = textOfRefusal(error) || 'Unable to generate reply';
    showToast({ title: 'Generation Failed', description, kind: 'destructive' });
  }

  async function generate(): Promise<void> {
    const { brief } = store.read();
    const input = { id: opportunity.id, ...bodyOf(brief), seed: String(Date.now()) };
    const received = await run(null, () => call.mutateAsync(input), showFailed);
    if (!received) return;
    const { content, advice, engine, ...reply } = received.answer;
    const draft = { title: null, content, advice, engine, usage: null, notes: [] };
    const { id } = received;
    store.dispatch({ type: 'generated', id, key: newKey(), draft, request: draftRequestOf(brief), reply });
    setDone(null);
    setRefusal(undefined);
    requestAnimationFrame(onGenerated);
    showToast(withUndo(store, id, GENERATED));
    noteOffer();
  }

  async function save(status: PostStatusChoice, accountId = ''): Promise<Post | null> {
    const { brief, composition } = store.read();
    if (!composition) return null;
    setRefusal(undefined);
    const attempt = attemptOf(composition.attempt);
    const post = postBodyOf({ ...replyToSend(composition, brief), accountId }, status);
    store.dispatch({ type: 'sent', key: attempt.key });
    try {
      const saved = await creation.mutateAsync({ post, attempt });
      store.dispatch({ type: 'saved', key: newKey() });
      return saved;
    } catch (error) {
      store.dispatch({ type: 'refused', fields: [] });
      if (error instanceof WentOutEarlier) {
        store.dispatch({ type: 'wentOut', post: error.post });
        store.dispatch({ type: 'separated' });
        setRefusal(`${error.message} It is among your posts. Publish this one too only if you want both.`);
      } else setRefusal(textOfRefusal(error) || 'Failed to save post. Please try again.');
      return null;
    }
  }

  /** Sends it through the publishing protocol, which checks the rules again. The list keeps its place. */
  async function publish(accountId: string): Promise<void> {
    const post = await save('published', accountId);
    if (!post) return;
    lookedAt.mutate(opportunity.id);
    showToast(savedToast(post, 'published'));
    setDone({ status: 'published', post });
  }

  async function saveDraft(): Promise<void> {
    const post = await save('draft');
    if (!post) return;
    // What it offers to undo was saved with the draft, or left for it.
    closeToast(offered.current);
    if (store.read().composition) showToast(savedToast(post, 'draft'));
    else setDone({ status: 'draft', post });
  }

  async function copy(): Promise<void> {
    const isCopied = await copyText('Reply', composition?.words.content ?? '');
    if (isCopied) store.dispatch({ type: 'chosen', change: { isCopied } });
  }

  const sending = creation.isPending ? creation.variables.post.status : null;
  return {
    brief,
    composition,
    change: (change: Partial<Brief>) => store.dispatch({ type: 'briefChanged', change }),
    choose: (change: Partial<ReplyChoices>) => {
      const { reply } = brief;
      if (reply) store.dispatch({ type: 'briefChanged', change: { reply: { ...reply, ...change } } });
    },
    generate: () => void generate(),
    isGenerating: pending !== null,
    startEdits: () => store.dispatch({ type: 'editorOpened' }),
    type: (content: string) => store.dispatch({ type: 'typed', words: { title: '', content } }),
    cancelEdits: () => {
      cancelEdits(store, { back: 'Changes discarded' });
      noteOffer();
    },
    saveEdits: () => {
      store.dispatch({ type: 'editsSaved', id: newKey() });
      showToast({ title: 'Reply Updated', description: 'Your edits have been saved' });
    },
    refusal,
    publish: (accountId: string) => void publish(accountId),
    isPublishing: sending === 'published',
    saveDraft: () => void saveDraft(),
    isSaving: sending === 'draft',
    done,
    discard: () => {
      setRefusal(undefined);
      takeStep(store, (id) => ({ type: 'discarded', id }), { title: 'Text discarded' }, restoreAside);
    },
    /** Brings the text before back; null without one. */
    bringBack:
      versions.length === 0
        ? null
        : () => {
            setRefusal(undefined);
            store.dispatch({ type: 'undone' });
          },
    copy: () => void copy(),
  };
}
export type Reply = ReturnType<typeof useReply>;
