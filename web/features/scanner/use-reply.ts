import { useState } from 'react';
import type { GeneratedReply, Opportunity, ReplyStyle } from '#contract/scanner.ts';
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

  async function generate(): Promise<void> {
    const { websiteUrl, businessDescription, customPrompt, ...choices } = settings;
    const link = choices.includeLink ? { websiteUrl, businessDescription } : {};
    const seed = String(Date.now());
    try {
      setReply(await generation.mutateAsync({ id: opportunity.id, ...choices, ...link, customPrompt, seed }));
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
    copy: () => void copyText('Reply', reply?.content ?? ''),
  };
}
export type Reply = ReturnType<typeof useReply>;
