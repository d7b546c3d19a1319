import {
  CircleCheck,
  CircleHelp,
  CircleSlash,
  FlaskConical,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { checkText } from '#contract/drafting/check.ts';
import type { Output } from '#contract/endpoint.ts';
import type { Preflight } from '#contract/preflight.ts';
import { AllRules } from '#web/features/communities/all-rules.tsx';
import { FindingList } from '#web/features/preflight/finding-list.tsx';
import { dateTime } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { describeAnswer } from './describe-verdict.ts';

/** Shown if the product's name can't be searched for: a single letter, for example, would match everywhere. */
const UNFOUND = 'No text can be searched for the name that you gave. Give the one that people use';

export type Checked = { name: string; hasName: boolean; preflight: Output<typeof checkText> };
type CheckAnswerProps = {
  checked: Checked;
  /** True if the form has changed since the answer. */
  isBehind: boolean;
  onNameProduct: () => void;
};

const LOOKS: Readonly<Record<Preflight['verdict'] | 'unknown', { icon: LucideIcon; tone: string }>> = {
  pass: { icon: CircleCheck, tone: 'text-ok' },
  warned: { icon: TriangleAlert, tone: 'text-warn' },
  blocked: { icon: CircleSlash, tone: 'text-bad' },
  unknown: { icon: CircleHelp, tone: 'text-warn' },
};

/** The verdict, with the source of each finding. Takes the focus, so it is easy to find. */
export function CheckAnswer({ checked, isBehind, onNameProduct }: CheckAnswerProps) {
  const { name, hasName, preflight } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answer, text } = describeAnswer(preflight);
  const asksForProduct = preflight.findings.some(({ code }) => code === 'PRODUCT_UNKNOWN');
  const others = preflight.findings.filter(({ code }) => code !== 'PRODUCT_UNKNOWN');
  const against = others.filter(({ severity }) => severity !== 'note');
  const notes = others.filter(({ severity }) => severity === 'note');
  const { icon: Icon, tone } = LOOKS[preflight.rulesReadAt === null ? 'unknown' : preflight.verdict];
  return (
    <section
      aria-label="Verdict"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border bg-surface p-4"
    >
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className={`flex scroll-mt-6 items-start gap-2 rounded-sm text-lg ${tone}`}
        >
          <Icon className="mt-1 size-5 shrink-0" aria-hidden="true" />
          {answer}
        </h2>
        <p className="mt-1 text-ink-2">{text}</p>
        {preflight.origin === 'sandbox' && preflight.rulesReadAt !== null && (
          <p className="mt-2 flex gap-2 rounded-sm bg-warn-soft px-3 py-2 text-sm text-warn">
            <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            By rules invented for the sandbox. Those of r/{name} on Reddit may say otherwise.
          </p>
        )}
      </div>
      <p role="status" className="text-sm text-warn empty:hidden">
        {isBehind && 'You have changed something since. Check again.'}
      </p>
      {asksForProduct && (
        <div className="grid justify-items-start gap-2 rounded-sm bg-warn-soft px-3 py-2 text-sm">
          <p>
            r/{name} limits promotion. {hasName ? UNFOUND : 'Name your product'}, and we can tell whether this
            text mentions it.
          </p>
          <Button onClick={onNameProduct}>Name the product</Button>
        </div>
      )}
      {against.length > 0 && <FindingList label="What speaks against it" findings={against} />}
      {notes.length > 0 && (
        <div>
          <h3 className="text-sm font-medium text-ink-2">Good to know</h3>
          <FindingList label="Good to know" findings={notes} />
        </div>
      )}
      {preflight.rulesReadAt && (
        <div className="border-t pt-3">
          <p className="text-xs text-ink-3">
            Rules of r/{name}, read on {dateTime(preflight.rulesReadAt)}.
          </p>
          {preflight.rules.length > 0 && (
            <div className="-mx-4">
              <AllRules rules={preflight.rules} isOfKind />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
