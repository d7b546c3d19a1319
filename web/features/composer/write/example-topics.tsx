const CHIP =
  'min-h-7 rounded-[0.875rem] border bg-sunken px-2.5 py-1 text-left text-xs text-ink-2 ' +
  'transition-colors duration-120 hover:border-line-strong hover:text-ink touch:min-h-11 ' +
  'touch:rounded-[1.375rem] touch:px-3.5';
/** They claim nothing, so a draft claims nothing that its author didn't. */
const EXAMPLES = [
  'Which number do you look at every morning?',
  'What went wrong when we changed our prices',
  'Newsletter or blog: which one would you keep?',
] as const;

export const ExampleTopics = ({ onChoose }: { onChoose: (topic: string) => void }) => (
  <div role="group" aria-label="For example" className="-mt-2 flex flex-wrap gap-1.5">
    {EXAMPLES.map((topic) => (
      <button key={topic} type="button" onClick={() => onChoose(topic)} className={CHIP}>
        {topic}
      </button>
    ))}
  </div>
);
