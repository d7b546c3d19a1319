import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { buildLink } from '#core/clicks/build-link.ts';
import { findOwnLinks } from '#core/clicks/find-own-links.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NamesPostSwitch } from './names-post-switch.tsx';
import { useSites } from './sites.queries.ts';

/** A post's link to the user's own site, either clean or with the post's id. */
export function LinkCard({ post }: { post: Post }) {
  const { data: sites = [] } = useSites();
  const [namesPost, setNamesPost] = useState(false);
  const [link] = findOwnLinks(
    { content: post.content, url: post.url, website_url: post.websiteUrl },
    sites.map(({ host }) => host),
  );
  const address = link && buildLink(link.href, namesPost ? post.id : null);
  if (!address) return null;
  return (
    <Card title="Link to your site" description="It leads straight there; clicks are counted on your site.">
      <div className="grid gap-3 p-4">
        <NamesPostSwitch checked={namesPost} onChange={setNamesPost} />
        <code className="rounded-md bg-sunken px-3 py-2 text-xs wrap-anywhere">{address}</code>
        <div>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Link', address)}>
            Copy link
          </Button>
        </div>
      </div>
    </Card>
  );
}
