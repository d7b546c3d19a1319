import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { capitalize } from './describe-opportunity.ts';
import { summarizeParts } from './summarize-parts.ts';

type PartsProps = Pick<Opportunity, 'score' | 'parts'>;
type PartProps = { name: string; points?: string; because: string; of?: number };

const Part = ({ name, points = '–', because, of = 0 }: PartProps) => (
  <tr className="align-top">
    <th scope="row" className="py-1.5 pr-3 text-left font-medium">
      {capitalize(name)}
    </th>
    <td className="py-1.5 pr-3 text-right whitespace-nowrap tabular-nums">
      {points} {of > 0 && <span className="text-ink-3">of {of}</span>}
    </td>
    <td className="py-1.5 text-ink-2 wrap-anywhere">{because}</td>
  </tr>
);

const PartsTable = ({ score, parts }: PartsProps) => (
  <table className="mt-2 w-full">
    <caption className="sr-only">What the score of {score} is made of</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Points</th>
        <th scope="col">Because</th>
      </tr>
    </thead>
    <tbody className="divide-y">
      {parts.every(({ name }) => name !== 'relevance') && <Part name="relevance" because="No keywords." />}
      {parts.map(({ name, points, of, because }) => (
        <Part
          key={name}
          name={name}
          points={points < 0 ? `−${-points}` : String(points)}
          of={of}
          because={because}
        />
      ))}
    </tbody>
  </table>
);

/** Explains a score ("Why 82?"): lists the parts that sum to it. */
export function ScoreParts(opportunity: PartsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="min-w-0 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit max-w-full cursor-pointer truncate rounded-sm text-ink-2">
        <span className="font-medium text-accent-ink">Why {opportunity.score}?</span>{' '}
        {summarizeParts(opportunity.parts)}
      </summary>
      {isOpen && <PartsTable {...opportunity} />}
    </details>
  );
}
