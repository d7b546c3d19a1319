import type { PlatformMode } from '#contract/fields.ts';

/** Names the platform in texts, so that statements about the sandbox never look like statements about Reddit. */
export const describePlatform = (mode: PlatformMode): string =>
  mode === 'sandbox' ? 'in the sandbox' : 'on Reddit';
