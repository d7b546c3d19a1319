import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (or Command) sends the form from any of its fields, those of many lines too. */
export function submitOnModEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
