import { Link } from '@tanstack/react-router';
import { Check, CircleSlash, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Finding, KeptRule } from '#contract/preflight.ts';
import { localizeTimes } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirmClaim } from './preflight.queries.ts';

const KINDS: Readonly<Record<Finding['severity'], { word: string; icon: LucideIcon; tone: string }>> = {
  block: { word: 'Blocked', icon: CircleSlash, tone: 'text-bad' },
  warning: { word: 'Warning', icon: TriangleAlert, tone: 'text-warn' },
  note: { word: 'Note', icon: Info, tone: 'text-ink-2' },
};

const Quote = ({ children }: { children: string }) => (
  <blockquote className="border-l-2 pl-3 wrap-anywhere whitespace-pre-line text-ink-2">{children}</blockquote>
);

function ConfirmClaim({ sentence }: { sentence: string }) {
  const { mutate, isPending } = useConfirmClaim();
  return (
    <div>
      <Button aria-label={`It’s true: “${sentence}”`} pending={isPending} onClick={() => mutate(sentence)}>
        It’s true
      </Button>
    </div>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { severity, code, text, quote, remedy, claim } = finding;
  const { word, icon: Icon, tone } = KINDS[severity];
  return (
    <li className="flex items-start gap-3 py-2 text-sm">
      <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere">
          <span className={`font-medium ${tone}`}>{word}</span> {localizeTimes(text)}
        </p>
        {quote && <Quote>{quote}</Quote>}
        <p className="wrap-anywhere text-ink-2">
          {localizeTimes(remedy)}
          {code === 'PRODUCT_UNKNOWN' && (
            <>
              {' '}
              <Link to="/settings" hash="facts" className="font-medium text-accent-ink underline">
                Open the settings
              </Link>
            </>
          )}
        </p>
        {claim !== undefined && <ConfirmClaim sentence={claim} />}
      </div>
    </li>
  );
}

type FindingListProps = { findings: readonly Finding[]; label: string };

/** Lists findings, each with its severity as icon and word, the quoted rule and what to do. */
export const FindingList = ({ findings, label }: FindingListProps) => (
  <ul aria-label={label} className="grid divide-y">
    {findings.map((finding) => (
      <FindingRow key={`${finding.code} ${finding.claim ?? ''} ${finding.text}`} finding={finding} />
    ))}
  </ul>
);

type KeptListProps = { kept: readonly KeptRule[]; shown: readonly Finding[] };

/** The rules that the text follows. A sentence behind several rules is quoted once. */
export function KeptList({ kept, shown }: KeptListProps) {
  const quoted = [...shown, ...kept].map(({ quote }) => quote);
  return (
    <ul aria-label="What it keeps to" className="grid divide-y">
      {kept.map(({ about, text, quote }, no) => (
        <li key={`${about} ${text}`} className="flex items-start gap-3 py-2 text-sm">
          <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="wrap-anywhere">
              <span className="sr-only">Kept: </span>
              {localizeTimes(text)}
            </p>
            {quote && quoted.indexOf(quote) === shown.length + no && <Quote>{quote}</Quote>}
          </div>
        </li>
      ))}
    </ul>
  );
}
