/** Texts that the specification fixes, letter for letter, on the pages that are counted. */
const FIXED = new Set(
  `Opportunity Scanner|Start Scan|Scanning...|Exclude Stickied Posts|Generate Sample Data|Scan Configuration
Add at least one subreddit to start scanning|Target subreddits|Keywords|Max age|Min score|Add|Opportunities
Status|All|60+|70+|80+|90+|Unviewed|Viewed|Refresh|New|View Thread|Generate Reply|Open Reddit|Mark Read
No Opportunities Found|Start Your First Scan|Thread Analysis|AI Reply Generator
Subreddit Discovery|Discovering subreddits...|Target|Adding...|Clear Search|No subreddits found
A Reddit community focused on this topic.|Daily posts|Engagement
AI-Powered Opportunities|Trending Discussions|Recommended Subreddits|Quick Actions|Reply|Join & Target|Hot|Rising
No trending discussions found|No recommendations available
AI Content Generator|Website URL|Topic|Subreddit|Content type|Discussion Post|Link Post|Comment Reply
Start a new conversation|Share your content|Reply to existing posts|CTA style|Subtle mention|Direct link|No CTA
Generate Content|Generating...|just now|Vote|Comment|Share|Regenerate|Edit|Save Draft|Schedule Post|Publish Now
Dashboard|Welcome back! Here's your Reddit marketing overview.|Create Post|Total Posts|Total Upvotes|Website Clicks
Engagement Rate|Recent Activity|No recent activity|Top Performing Posts|No published posts yet|Active|Inactive
Connect Your Reddit Account|Connect your Reddit account to start posting and managing content
Connect Reddit Account|Disconnect|Analytics Dashboard|Avg Engagement Rate|Engagement Trends
Top Performing Subreddits|No performance data yet|Publish posts to see analytics
Positive|Negative|Neutral|Question|Discussion|Story|Other`.split(/[|\n]/),
);

const FIXED_FORMS = [
  /^[\d,.]+ (?:upvotes?|comments?|members?)$/,
  /^(?:just now|[\d.]+ (?:minutes?|hours?|days?) ago)$/,
  /^(?:High|Medium|Low) (?:intent|competition|engagement)$/,
  /^(?:\d+ )?Reddit accounts?(?:\(s\))? connected$/,
  /^Connected on .+$/,
  /^(?:Posted|"|" in r\/)$/,
  /^[\d.]+% (?:match|engagement)$/,
  /^[\d.,%/–-]+$/,
];

/** True for texts that the specification fixes, and for figures. */
export const isFixedText = (text: string): boolean =>
  FIXED.has(text) || FIXED_FORMS.some((form) => form.test(text));
