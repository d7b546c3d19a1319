import type { Opportunity } from '#contract/scanner.ts';
import { capital } from './describe-opportunity.ts';

/** "Why 82?": the parts that sum to the score. */
export const ScoreParts = ({ score, parts }: Pick<Opportunity, 'score' | 'parts'>) => (
  <details className="text-sm">
    <summary className="w-fit cursor-pointer rounded-sm font-medium text-accent-ink">Why {score}?</summary>
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
        {parts.map(({ name, points, of, because }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {capital(name)}
            </th>
            <td className="py-1.5 pr-3 text-right whitespace-nowrap tabular-nums">
              {points < 0 ? `−${-points}` : points} {of > 0 && <span className="text-ink-3">of {of}</span>}
            </td>
            <td className="py-1.5 text-ink-2 wrap-anywhere">{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
