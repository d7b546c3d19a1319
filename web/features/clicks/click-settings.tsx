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
            Put the snippet into the head of each page, and open one. If nothing shows here, your browser asks
            not to be tracked: try another.
          </p>
          <SiteList sites={sites} readAt={dataUpdatedAt} />
        </>
      )}
      <SiteForm />
      <div className="grid gap-1 text-sm text-ink-3">
        <p>
          For visits from Reddit or from one of your posts, we keep the time and the path of the page. Other
          visits aren’t kept.
        </p>
        <p>
          Stores nothing in the browser. To count a visitor once a day, it hashes the address and browser with
          that day’s secret, and deletes both at the end of the day. Bots and visitors who ask not to be
          tracked aren’t counted.
        </p>
      </div>
    </div>
  );
}
