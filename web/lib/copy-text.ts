import { showToast } from './toast-store.ts';

/** Browsers refuse this on pages that were not loaded over https. */
export async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied!', description: `${what} copied to clipboard` });
  } catch {
    showToast({
      title: 'Not copied',
      description: 'Select the text and copy it by hand.',
      kind: 'destructive',
    });
  }
}
