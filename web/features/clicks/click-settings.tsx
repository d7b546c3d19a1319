import { errorMessage } from '#web/lib/api-client.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SiteForm } from './site-form.tsx';
import { SiteList } from './site-list.tsx';
import { useSites } from './sites.queries.ts';

/** Lists the websites on which clicks are counted, and which data of a visit is used. */
export function ClickSettings() {
  const { data: sites, error, dataUpdatedAt } = useSites();
  if (!sites && error)
    return (
      <div className="p-4">
        <FormProblem>{errorMessage(error)}</FormProblem>
      </div>
    );
  if (!sites) return <SkeletonRows rows={2} text="Loading websites..." />;
  return (
    <div className="grid gap-4 p-4">
      {sites.length > 0 && (
        <>
          <p className="text-sm text-ink-2">
            Put the snippet into the head of each page. Once somebody has opened one, it says so here, unless
            their browser asks not to be tracked, as Brave and others do by themselves: try it in another one
            then.
          </p>
          <SiteList sites={sites} readAt={dataUpdatedAt} />
        </>
      )}
      <SiteForm />
      <div className="grid gap-1 text-sm text-ink-3">
        <p>
          Of a visit that came from Reddit or names one of your posts, its time and the path of the page are
          kept. Other visits aren’t.
        </p>
        <p>
          No cookie, and nothing stored in the browser. To count each visitor once a day, address and browser
          are hashed with a secret of that day, and hashes and secret are deleted when it is over. Visitors
          who ask not to be tracked aren’t counted, and neither are bots.
        </p>
      </div>
    </div>
  );
}
