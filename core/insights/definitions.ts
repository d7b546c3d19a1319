/** The definition of each figure, shared by tooltips and the glossary. */
export const FIGURE_DEFINITIONS = {
  posts:
    'All your posts, in every status. Those in the trash don’t count. The change counts published posts only.',
  upvotes: 'Upvotes less downvotes of your published posts, as they were last seen.',
  clicks: 'Visits to your own site that came from your posts.',
  engagementRate:
    'Of all interactions (upvotes, comments, clicks), the share that is more than a vote: all posts pooled.',
} as const;

/** The definitions that differ on the analytics page, whose strip has a range and a table below. */
export const RANGE_DEFINITIONS = {
  upvotes:
    'Upvotes less downvotes that all your posts gained in this time. The tables count only posts published in it.',
  clicks:
    'Visits in this time to your own site from all your posts. The table counts only posts published in it.',
  engagementRate:
    'Of all interactions with the posts published in this time, the share that is more than a vote: ' +
    'all posts pooled, except your comments.',
  omitsClicks: 'Clicks are left out: some posts don’t count them.',
} as const;
