import { Link } from '@tanstack/react-router';
import { ExternalLink, FlaskConical } from 'lucide-react';

const BANNER = 'border-b border-warn/25 bg-warn-soft text-sm text-warn';

/** Shown above every page, so the sandbox is never mistaken for Reddit. */
export const SandboxBanner = ({ url }: { url: string }) => (
  <section aria-label="Sandbox" className={`${BANNER} lg:pl-64`}>
    <p className="mx-auto flex max-w-288 gap-2 px-4 py-2 sm:px-6 lg:px-8">
      <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <strong>Sandbox:</strong>{' '}
        <span className="max-sm:sr-only">an invented platform on this machine. </span>Nothing{' '}
        <span className="max-sm:sr-only">you post here </span>reaches Reddit.{' '}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 font-medium underline"
        >
          Open it
          <ExternalLink className="size-3 max-sm:hidden" aria-hidden="true" />
          <span className="sr-only">(in a new tab)</span>
        </a>{' '}
        <Link to="/settings" hash="reddit-connection" className="font-medium whitespace-nowrap underline">
          Switch<span className="max-sm:sr-only"> to Reddit</span>
        </Link>
      </span>
    </p>
  </section>
);

/** The banner for visitors, who have no sidebar and can't post. */
export const VisitorSandboxBanner = () => (
  <section aria-label="Sandbox" className={BANNER}>
    <p className="mx-auto flex max-w-288 gap-2 px-4 py-2 sm:px-8">
      <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <strong>Sandbox:</strong> the subreddits here and their rules are invented. A verdict here says
        nothing about Reddit.
      </span>
    </p>
  </section>
);
