import type { PlatformMode } from '#contract/fields.ts';

/** Names the platform in text, so that facts about the sandbox never read as facts about Reddit. */
export const describePlatform = (mode: PlatformMode): string =>
  mode === 'sandbox' ? 'in the sandbox' : 'on Reddit';
