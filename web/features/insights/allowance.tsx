import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Report } from '#contract/insights.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';

/** Moderators treat a larger share as marketing. */
const MOST_OWN_LINKS = 0.1;

function describeLinks({ total, withOwnLink }: Report['contributions']): ReactNode {
  if (total === 0) return 'Nothing has gone out so far.';
  if (withOwnLink === null)
    return (
      <>
        Threadwell doesn’t know your website, so it can’t count the links to it.{' '}
        <Link to="/settings" hash="website-clicks" className="font-medium text-accent-ink underline">
          Add your website
        </Link>
      </>
    );
  const share = withOwnLink / total;
  const percent = `${Math.round(share * 100)}%`;
  const judged = share > MOST_OWN_LINKS ? 'above the 10% that moderators accept' : 'within 10%';
  return (
    `${withOwnLink} of your last ${formatCount(total, 'contribution')} ` +
    `${withOwnLink === 1 ? 'links' : 'link'} to your own site: ${percent}, ${judged}.`
  );
}

/** How often the product may still be mentioned, across all accounts. */
export const Allowance = ({ report }: { report: Report }) => (
  <Card title="Contribution budget">
    <ul className="divide-y text-sm">
      {report.mentions.map(({ community, text }) => (
        <li key={community} className="px-4 py-3">
          {text}
        </li>
      ))}
      <li className="px-4 py-3">{describeLinks(report.contributions)}</li>
    </ul>
  </Card>
);
