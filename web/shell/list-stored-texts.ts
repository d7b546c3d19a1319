import { listUnsavedTexts } from '#web/features/composer/stored/read-snapshot.ts';
import { listUnsentReplies } from '#web/features/scanner/reply/reply-store.ts';

/** The names of the texts that signing out would remove from this browser. */
export const listStoredTexts = (): string[] => [...listUnsavedTexts(), ...listUnsentReplies()];
