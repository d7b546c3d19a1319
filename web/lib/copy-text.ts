import { showToast } from './toast-store.ts';

/** Resolves to false if the copy failed; browsers refuse it on plain HTTP. */
export async function copyText(what: string, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied!', description: `${what} copied to clipboard` });
    return true;
  } catch {
    showToast({
      title: 'Not copied',
      description: 'Select the text and copy it by hand.',
      kind: 'destructive',
    });
    return false;
  }
}
