import { listUnsavedTexts } from '#web/features/composer/stored/list-unsaved-texts.ts';
import { listUnsentReplies } from '#web/features/scanner/reply/list-unsent-replies.ts';

/** The names of the texts in this browser that signing out would remove. */
export const listKeptTexts = (): string[] => [...listUnsavedTexts(), ...listUnsentReplies()];
