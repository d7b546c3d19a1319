import type { Finding } from '#contract/preflight.ts';

/** What the preflight says of a text for its mention alone, whichever day it goes out. */
const ABOUT_MENTIONS: ReadonlySet<Finding['code']> = new Set([
  'OWN_THREAD',
  'PROMOTION_BANNED',
  'ASK_MODERATORS',
  'QUOTA',
  'LATER_MENTION',
]);
/** Why a mention would hold a text back now, in words without a full stop; null where nothing does. */
export function forbidsMention(findings: readonly Finding[]): string | null {
  const found = findings.find(({ code }) => ABOUT_MENTIONS.has(code));
  if (!found) return null;
  const [reason = ''] = found.text.split(', and this ');
  return reason.replace(/\.$/, '');
}
