import { Copy, Download } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { toLocalDay } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

type WeekTextProps = { title: string; from: number; lines: readonly string[] };

/** A week in sentences, to read or export. */
export function WeekText({ title, from, lines }: WeekTextProps) {
  const markdown = `# ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  return (
    <>
      <ul className="grid gap-3 p-4 leading-relaxed">
        {lines.map((line) => (
          <li key={line} className="max-w-prose wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 print:hidden">
        <Button
          kind="quiet"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText('Week', markdown)}
        >
          Copy
        </Button>
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveFile(`week-${toLocalDay(new Date(from))}.md`, markdown, 'text/markdown;charset=utf-8')
          }
        >
          Save as Markdown
        </Button>
      </div>
    </>
  );
}
