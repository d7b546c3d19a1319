import { findSent } from './sent-to-model.ts';

const Part = ({ name, text }: { name: string; text: string }) => (
  <section aria-label={name}>
    <h4 className="text-xs font-medium text-ink-3">{name}</h4>
    <pre className="mt-1 rounded-sm bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap">{text}</pre>
  </section>
);

/** The prompt and answer behind the draft whose original text is `content`, as plain text. */
export function SentPrompt({ content }: { content: string }) {
  const sent = findSent(content);
  if (!sent) return null;
  return (
    <details className="border-t text-sm">
      <summary className="cursor-pointer py-3 font-medium">What was sent</summary>
      <div className="grid gap-3 pb-3">
        <Part name="Prompt" text={`${sent.system}\n\n${sent.prompt}`} />
        <Part name="Answer" text={sent.answer} />
      </div>
    </details>
  );
}
