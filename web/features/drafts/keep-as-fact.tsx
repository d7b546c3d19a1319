import { FACT_COUNT_MAX } from '#contract/drafts.ts';
import { useChangeFacts, useFacts } from '#web/features/drafts/drafts.queries.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Adds an answer to the facts, or shows that it is already one. */
export function KeepAsFact({ text }: { text: string }) {
  const { data: facts } = useFacts();
  const { mutateAsync, isPending } = useChangeFacts();
  if (!facts) return null;
  if (facts.about.includes(text)) return <p className="text-sm text-ink-3">Kept as a fact.</p>;
  if (facts.about.length >= FACT_COUNT_MAX) return null;
  async function change(isKept: boolean) {
    try {
      await mutateAsync((now) => {
        const others = now.about.filter((fact) => fact !== text);
        return { ...now, about: isKept ? [...others, text] : others };
      });
      return true;
    } catch {
      showToast({
        title: isKept ? 'This wasn’t kept' : 'This is still a fact',
        description: 'The server didn’t answer. Try again.',
        kind: 'destructive',
      });
      return false;
    }
  }
  async function keep() {
    if (isPending || !(await change(true))) return;
    showToast({
      title: 'Kept as a fact',
      description: 'Later drafts may say it too.',
      action: { label: 'Undo', run: () => void change(false) },
    });
  }
  return (
    <div>
      <button
        type="button"
        className="rounded-sm text-sm text-ink-3 underline hover:text-ink touch:min-h-11"
        aria-label={`Keep as a fact: “${text}”`}
        aria-busy={isPending || undefined}
        onClick={() => void keep()}
      >
        Keep as a fact
      </button>
    </div>
  );
}
