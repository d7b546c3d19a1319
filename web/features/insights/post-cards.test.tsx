import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#test/open-page.ts';
import { sampleAnalytics, samplePost } from '#test/sample-post.ts';
import { TopPosts } from './post-cards.tsx';

test('lists top posts with upvotes and clicks, and a dash for unmeasured clicks', async () => {
  const out = { status: 'published', phase: 'published' } as const;
  const counted = sampleAnalytics({ upvotes: 40, comments: 7, clicks: 12, clicksMeasured: true });
  await openPage(
    <TopPosts
      posts={[
        samplePost({ id: 'a', title: 'Three', ...out, analytics: sampleAnalytics({ upvotes: 3 }) }),
        samplePost({ id: 'b', title: 'Forty', ...out, analytics: counted }),
        samplePost({ id: 'c', title: 'Unseen', ...out }),
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Forty r/entrepreneur40upvotes12clicks',
    'Three r/entrepreneur3upvotes–clicks not measured',
  ]);
});
