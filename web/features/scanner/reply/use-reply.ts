import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { useCreatePost } from '#web/features/posts/posts.queries.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { attemptOf } from '#web/lib/attempt.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useReplyCall } from '../scanner.queries.ts';
import {
  changeReplyDraft,
  dropReplyDraft,
  readReplyDraft,
  type ReplySettings,
  useReplyDraft,
} from './reply-drafts.ts';

/** One answer in the making: what it should be like, what was generated, and what the person made of it. Closing keeps it. */
export function useReply(opportunity: Opportunity) {
  const { id } = opportunity;
  const { settings, reply, edited, written } = useReplyDraft(id);
  const generation = useReplyCall();
  const creation = useCreatePost();
  /** Why the text was not published. */
  const [refusal, setRefusal] = useState<string | undefined>();
  const navigate = useNavigate();

  async function generate(): Promise<void> {
    const { websiteUrl, businessDescription, customPrompt, ...choices } = settings;
    const link = choices.includeLink ? { websiteUrl, businessDescription } : {};
    const seed = String(Date.now());
    try {
      const result = await generation.mutateAsync({
        id,
        ...choices,
        ...link,
        customPrompt,
        seed,
      });
      changeReplyDraft(id, { reply: result, edited: null, written: result.content, isCopied: false });
      showToast({
        title: 'Reply Generated!',
        description: 'Your AI-powered reply is ready to review and edit',
      });
    } catch (error) {
      const description = textOfRefusal(error) || 'Unable to generate reply';
      showToast({ title: 'Generation Failed', description, kind: 'destructive' });
    }
  }

  /** Sends it through the publishing protocol, which checks the rules once more, and shows what becomes of it. */
  async function publish(redditAccountId: string): Promise<void> {
    if (!reply) return;
    setRefusal(undefined);
    const post = {
      type: 'comment' as const,
      title: null,
      content: reply.content,
      subreddit: opportunity.subreddit,
      parentUrl: opportunity.url,
      redditAccountId,
      status: 'published' as const,
      generated: { title: null, content: written },
    };
    const attempt = attemptOf(readReplyDraft(id).attempt);
    changeReplyDraft(id, { attempt });
    try {
      const saved = await creation.mutateAsync({ post, key: attempt.key });
      dropReplyDraft(id);
      showToast(savedToast(saved, 'published'));
      await navigate({ to: '/posts/$id', params: { id: saved.id } });
    } catch (error) {
      setRefusal(textOfRefusal(error) || 'Failed to save post. Please try again.');
    }
  }

  const saveEdits = () => {
    if (!reply || edited === null) return;
    changeReplyDraft(id, { reply: { ...reply, content: edited }, edited: null, isCopied: false });
    showToast({ title: 'Reply Updated', description: 'Your edits have been saved' });
  };

  async function copy(): Promise<void> {
    if (await copyText('Reply', reply?.content ?? '')) changeReplyDraft(id, { isCopied: true });
  }

  return {
    settings,
    change: (changed: Partial<ReplySettings>) =>
      changeReplyDraft(id, { settings: { ...settings, ...changed } }),
    reply,
    generate: () => void generate(),
    isGenerating: generation.isPending,
    edited,
    setEdited: (text: string) => changeReplyDraft(id, { edited: text }),
    startEdits: () => changeReplyDraft(id, { edited: reply?.content ?? '' }),
    cancelEdits: () => changeReplyDraft(id, { edited: null }),
    saveEdits,
    refusal,
    publish: (accountId: string) => void publish(accountId),
    isPublishing: creation.isPending,
    copy: () => void copy(),
  };
}
export type Reply = ReturnType<typeof useReply>;
