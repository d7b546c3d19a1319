import { buildLink } from '#core/clicks/build-link.ts';
import { normalizeHost } from '#core/clicks/read-host.ts';
import { Button } from '#web/ui/button.tsx';
import { NamesPostSwitch } from './names-post-switch.tsx';
import { useSites } from './sites.queries.ts';

type LinkBuilderProps = {
  address: string;
  /** The post's id; null until the post is saved. */
  postId: string | null;
  onChange: (address: string) => void;
};

/** Shown below a field with a link to the user's own site: removes tracking parameters, and adds the post's id. */
export function LinkBuilder({ address, postId, onChange }: LinkBuilderProps) {
  const { data: sites = [] } = useSites();
  const url = URL.parse(address.trim());
  const isCounted = url && sites.some(({ host }) => host === normalizeHost(url));
  const clean = isCounted ? buildLink(url.href, null) : null;
  if (!url || clean === null) return null;
  const named = postId && buildLink(url.href, postId);
  const isNamed = url.searchParams.has('via');
  const tidy = (isNamed && named) || clean;
  return (
    <div role="group" aria-label="Link to your site" className="grid gap-2 rounded-md border px-3 py-2">
      {tidy !== url.href && (
        <>
          <p className="text-sm text-ink-2">
            This address carries more than the page: <code className="text-xs wrap-anywhere">{tidy}</code>{' '}
            leads there too.
          </p>
          <div>
            <Button onClick={() => onChange(tidy)}>Clean the link</Button>
          </div>
        </>
      )}
      {named ? (
        <NamesPostSwitch checked={isNamed} onChange={(isOn) => onChange(isOn ? named : clean)} />
      ) : (
        <p className="text-sm text-ink-3">
          Clicks are counted on your site. Once this is saved as a draft, its link can also name the post.
        </p>
      )}
    </div>
  );
}
