import type { Finding } from '#contract/preflight.ts';

/** Findings about the mention itself that hold on any day. */
const ABOUT_MENTIONS: ReadonlySet<Finding['code']> = new Set([
  'OWN_THREAD',
  'PROMOTION_BANNED',
  'ASK_MODERATORS',
  'QUOTA',
  'LATER_MENTION',
]);
/** Why a mention is forbidden right now, without a full stop; null if it isn't. */
export function explainMentionBan(findings: readonly Finding[]): string | null {
  const found = findings.find(({ code }) => ABOUT_MENTIONS.has(code));
  if (!found) return null;
  const [reason = ''] = found.text.split(', and this ');
  return reason.replace(/\.$/, '');
}
