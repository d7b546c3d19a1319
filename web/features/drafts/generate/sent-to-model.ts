import type { GeneratedDraft } from '#contract/drafts.ts';

type Sent = NonNullable<GeneratedDraft['sent']>;

const MOST = 20;
/** Keyed by the text of the draft or reply. Kept in memory only: prompts are long and quote other people's threads. */
const sentByDraft = new Map<string, Sent>();

export function rememberSent({ content, sent }: Pick<GeneratedDraft, 'content' | 'sent'>): void {
  sentByDraft.delete(content);
  if (!sent) return;
  sentByDraft.set(content, sent);
  const [oldest] = sentByDraft.keys();
  if (sentByDraft.size > MOST && oldest !== undefined) sentByDraft.delete(oldest);
}

/** What a model was sent for the draft with this text; null if unknown, such as after a reload. */
export const findSent = (content: string): Sent | null => sentByDraft.get(content) ?? null;
