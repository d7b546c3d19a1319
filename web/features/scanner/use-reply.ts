import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { GeneratedReply, Opportunity, ReplyStyle } from '#contract/scanner.ts';
import { useCreatePost } from '#web/features/posts/posts.queries.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { type Attempt, attemptOf } from '#web/lib/attempt.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useReplyCall } from './scanner.queries.ts';

export type ReplySettings = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  websiteUrl: string;
  businessDescription: string;
  customPrompt: string;
};

const USUAL: ReplySettings = {
  replyStyle: 'subtle',
  includeLink: false,
  websiteUrl: '',
  businessDescription: '',
  customPrompt: '',
};

/** One answer in the making: what it should be like, what was generated, and what the person made of it. */
export function useReply(opportunity: Opportunity) {
  const [settings, setSettings] = useState(USUAL);
  const [reply, setReply] = useState<GeneratedReply | null>(null);
  /** The text while it is edited; null otherwise. */
  const [edited, setEdited] = useState<string | null>(null);
  const generation = useReplyCall();
  const creation = useCreatePost();
  /** Why the text was not published. */
  const [refusal, setRefusal] = useState<string | undefined>();
  /** The text as it was generated, whatever the person made of it. */
  const written = useRef('');
  const lastAttempt = useRef<Attempt | null>(null);
  const navigate = useNavigate();

  async function generate(): Promise<void> {
    const { websiteUrl, businessDescription, customPrompt, ...choices } = settings;
    const link = choices.includeLink ? { websiteUrl, businessDescription } : {};
    const seed = String(Date.now());
    try {
      const result = await generation.mutateAsync({
        id: opportunity.id,
        ...choices,
        ...link,
        customPrompt,
        seed,
      });
      written.current = result.content;
      setReply(result);
      setEdited(null);
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
  async function publish(): Promise<void> {
    if (!reply) return;
    setRefusal(undefined);
    const post = {
      type: 'comment' as const,
      title: null,
      content: reply.content,
      subreddit: opportunity.subreddit,
      parentUrl: opportunity.url,
      status: 'published' as const,
      generated: { title: null, content: written.current },
    };
    const next = attemptOf(post, lastAttempt.current);
    lastAttempt.current = next;
    try {
      const saved = await creation.mutateAsync({ post, key: next.key });
      showToast(savedToast(saved, 'published'));
      await navigate({ to: '/posts/$id', params: { id: saved.id } });
    } catch (error) {
      setRefusal(textOfRefusal(error) || 'Failed to save post. Please try again.');
    }
  }

  const saveEdits = () => {
    if (!reply || edited === null) return;
    setReply({ ...reply, content: edited });
    setEdited(null);
    showToast({ title: 'Reply Updated', description: 'Your edits have been saved' });
  };

  return {
    settings,
    change: (changed: Partial<ReplySettings>) => setSettings((before) => ({ ...before, ...changed })),
    reply,
    generate: () => void generate(),
    isGenerating: generation.isPending,
    edited,
    setEdited,
    startEdits: () => setEdited(reply?.content ?? ''),
    cancelEdits: () => setEdited(null),
    saveEdits,
    refusal,
    publish: () => void publish(),
    isPublishing: creation.isPending,
    copy: () => void copyText('Reply', reply?.content ?? ''),
  };
}
export type Reply = ReturnType<typeof useReply>;
