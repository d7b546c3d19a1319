import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { givenAnswers } from '#core/drafts/interview/given-answers.ts';
import { withoutOwnLines } from '#core/drafts/without-own-lines.ts';
import { WentOutEarlier } from '#web/features/posts/create-once.ts';
import { useCreatePost } from '#web/features/posts/posts.queries.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { useAfterClaim } from '#web/features/preflight/preflight.queries.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { asSent, attemptOf } from '#web/lib/attempt.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { closeToast, currentToast, showToast, type Toast } from '#web/lib/toast-store.ts';
import { useLookedAt, useReplyCall } from '../scanner.queries.ts';
import {
  bringTextBack,
  changeReplyDraft,
  dropReplyDraft,
  endSent,
  forgetSent,
  leaveEdits,
  readReplyDraft,
  replaceReply,
  replySlot,
  type ReplySettings,
  useReplyDraft,
} from './reply-drafts.ts';

/** One answer in the making: what it should be like, what was generated, and what the person made of it. Closing keeps it. */
export function useReply(opportunity: Opportunity, onGenerated: () => void) {
  const { id } = opportunity;
  const { data: user } = useUser();
  const slot = replySlot(user?.id ?? '', id);
  const { settings, reply, edited, written, told, before } = useReplyDraft(slot);
  const generation = useReplyCall();
  const creation = useCreatePost();
  const lookedAt = useLookedAt();
  /** Why the text was not published or saved. */
  const [refusal, setRefusal] = useState<string | undefined>();
  useAfterClaim(() => setRefusal(undefined));
  /** The draft that the text was saved as. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const [sent, setSent] = useState<Post | null>(null);
  /** The toast that offers the text before. */
  const [offered, setOffered] = useState(0);

  function bringBack(): void {
    setRefusal(undefined);
    bringTextBack(slot);
  }

  function offerBack(toast: Toast): void {
    showToast({ ...toast, action: { label: 'Undo', run: bringBack } });
    setOffered(currentToast()?.id ?? 0);
  }

  async function generate(): Promise<void> {
    const { websiteUrl, businessDescription, customPrompt, answers, ...choices } = settings;
    const link = choices.includeLink ? { websiteUrl, businessDescription } : {};
    const seed = String(Date.now());
    const said = givenAnswers(answers);
    try {
      const result = await generation.mutateAsync({
        id,
        ...choices,
        ...link,
        customPrompt,
        answers: said,
        seed,
      });
      const last = readReplyDraft(slot).before.at(-1);
      replaceReply(
        slot,
        result,
        said.map(({ text }) => text),
      );
      setSavedId(null);
      setSent(null);
      setRefusal(undefined);
      requestAnimationFrame(onGenerated);
      const toast = {
        title: 'Reply Generated!',
        description: 'Your AI-powered reply is ready to review and edit',
      };
      // The same text again leaves nothing to take back.
      if (readReplyDraft(slot).before.at(-1) !== last) offerBack(toast);
      else showToast(toast);
    } catch (error) {
      const description = textOfRefusal(error) || 'Unable to generate reply';
      showToast({ title: 'Generation Failed', description, kind: 'destructive' });
    }
  }

  const websiteUrl = settings.includeLink ? readWebUrl(settings.websiteUrl) : null;
  const words = {
    type: 'comment' as const,
    title: null,
    content: edited ?? reply?.content ?? '',
    generated: {
      title: null,
      content: withoutOwnLines(written, told),
      byModel: reply?.engine !== 'built-in',
    },
    ...(websiteUrl && { websiteUrl }),
  };

  async function save(choice: { status: PostStatusChoice; redditAccountId?: string }): Promise<Post | null> {
    setRefusal(undefined);
    const post = { ...words, subreddit: opportunity.subreddit, parentUrl: opportunity.url, ...choice };
    const attempt = attemptOf(readReplyDraft(slot).attempt);
    changeReplyDraft(slot, { attempt: asSent(attempt) });
    try {
      const saved = await creation.mutateAsync({ post, attempt });
      endSent(slot, words.content);
      return saved;
    } catch (error) {
      if (error instanceof WentOutEarlier) {
        forgetSent(slot, error.post.content);
        setRefusal(`${error.message} It is among your posts. Publish this one too only if you want both.`);
      } else setRefusal(textOfRefusal(error) || 'Failed to save post. Please try again.');
      return null;
    }
  }

  /** Sends it through the publishing protocol, which checks the rules once more. The list keeps its place. */
  async function publish(redditAccountId: string): Promise<void> {
    const saved = await save({ status: 'published', redditAccountId });
    if (!saved) return;
    lookedAt.mutate(id);
    showToast(savedToast(saved, 'published'));
    setSent(saved);
  }

  async function saveDraft(): Promise<void> {
    const saved = await save({ status: 'draft' });
    if (!saved) return;
    // What it offers to take back is saved with the draft, or was left for it.
    closeToast(offered);
    if (readReplyDraft(slot).reply) showToast(savedToast(saved, 'draft'));
    else setSavedId(saved.id);
  }

  function discard(): void {
    const draft = readReplyDraft(slot);
    setRefusal(undefined);
    dropReplyDraft(slot);
    showToast({
      title: 'Text discarded',
      action: { label: 'Undo', run: () => changeReplyDraft(slot, draft) },
    });
  }

  function cancelEdits(): void {
    if (edited === reply?.content) return changeReplyDraft(slot, { edited: null });
    leaveEdits(slot);
    offerBack({ title: 'Changes discarded' });
  }

  const saveEdits = () => {
    if (!reply || edited === null) return;
    changeReplyDraft(slot, { reply: { ...reply, content: edited }, edited: null, isCopied: false });
    showToast({ title: 'Reply Updated', description: 'Your edits have been saved' });
  };

  async function copy(): Promise<void> {
    if (await copyText('Reply', reply?.content ?? '')) changeReplyDraft(slot, { isCopied: true });
  }

  return {
    settings,
    change: (changed: Partial<ReplySettings>) =>
      changeReplyDraft(slot, { settings: { ...settings, ...changed } }),
    reply,
    generate: () => void generate(),
    isGenerating: generation.isPending,
    edited,
    setEdited: (text: string) => changeReplyDraft(slot, { edited: text }),
    startEdits: () => changeReplyDraft(slot, { edited: reply?.content ?? '' }),
    cancelEdits,
    saveEdits,
    refusal,
    publish: (accountId: string) => void publish(accountId),
    isPublishing: creation.isPending && creation.variables.post.status === 'published',
    saveDraft: () => void saveDraft(),
    isSaving: creation.isPending && creation.variables.post.status === 'draft',
    savedId,
    sent,
    discard,
    bringBack: before.length > 0 ? bringBack : null,
    words,
    /** It is not the generated text any more, which the risk and the recommendations are about. */
    isEdited: reply !== null && reply.content !== written,
    copy: () => void copy(),
  };
}
export type Reply = ReturnType<typeof useReply>;
