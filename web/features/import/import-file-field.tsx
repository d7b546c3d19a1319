import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';

type ImportFileFieldProps = { hint: string; onFile: (file: File) => void };

/** Takes a chosen or a dropped file: the file input covers the whole area and handles both. */
export function ImportFileField({ hint, onFile }: ImportFileFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={`relative flex flex-col items-center gap-1 rounded-md border border-dashed border-line-strong px-4 py-8 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${isOver ? 'bg-accent-soft' : 'bg-sunken hover:bg-accent-soft/60'}`}
    >
      <FileUp className="size-6 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
      <label htmlFor={id} className="font-medium">
        Choose a CSV file, or drop it here
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
      <input
        type="file"
        id={id}
        accept=".csv,.tsv,.txt,text/csv"
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onChange={({ target }) => {
          setIsOver(false);
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </div>
  );
}
