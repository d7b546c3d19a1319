/** The posts of the demo's author in half a year, oldest first. A path is a page of the product's site. */
export type PastPost = { community: string; title: string; body: string; path?: string; isRemoved?: true };

export const SITE = 'tidylist.example';

export const PAST_POSTS: readonly PastPost[] = [
  {
    community: 'SaaS',
    title: 'Four months in, six customers. What did you stop doing?',
    body: 'I keep adding features nobody asked for. What did you cut first, and did anybody notice?',
  },
  {
    community: 'Entrepreneur',
    title: 'I asked twelve freelancers how they chase invoices',
    body:
      'Nine of them copy the same e-mail by hand, and two have given up. The honest answers surprised ' +
      'me more than any survey.',
  },
  {
    community: 'webdev',
    title: 'What I learned from writing my own reminder queue',
    body: 'Time zones, retries, and a clock that went back. A short list of what broke, in the order in which it broke.',
  },
  {
    community: 'startups',
    title: 'Our first pricing page was wrong in three ways',
    body: 'We had three plans for six customers. Here is what they said when I called each of them.',
  },
  {
    community: 'SaaS',
    title: 'Show a demo before the sign-up, or after?',
    body:
      'We moved ours in front of the form and half of the visitors stayed longer. Small numbers, so I ' +
      'am curious about yours.',
    path: '/demo',
  },
  {
    community: 'marketing',
    title: 'Plain text beat our designed newsletter for eight weeks',
    body: 'Same list, same day, every other week. The difference was not large, but it never changed sides.',
  },
  {
    community: 'freelancedesk',
    title: 'How long do you wait before the second reminder?',
    body: 'I used to wait two weeks. A client told me that after four days nobody is offended.',
  },
  {
    community: 'Entrepreneur',
    title: 'Saying no to the largest customer we could have had',
    body: 'They wanted a branch of their own. What it would have cost us, in weeks, written down before we answered.',
  },
  {
    community: 'webdev',
    title: 'Accessible date fields without a library',
    body: 'Three inputs, one hint and no calendar. Our support mails about dates went to nearly none.',
    path: '/notes/dates',
  },
  {
    community: 'SaaS',
    title: 'Churn interviews: the five questions that worked',
    body: 'People do not tell you why they left, but they tell you what they did the day before.',
  },
  {
    community: 'startups',
    title: 'We launched on a Tuesday and learned nothing',
    body: 'Traffic for a day, and none of it stayed. The second, quiet launch in one community worked better.',
    isRemoved: true,
  },
  {
    community: 'solofounders',
    title: 'A weekly review that takes twenty minutes',
    body: 'Three lists: what moved, what waited for me, what I avoid. The third one is the useful one.',
  },
  {
    community: 'marketing',
    title: 'Our best page is the one that says who should not buy',
    body: 'It has the fewest visits and the most sign-ups. I wrote it after a bad support call.',
    path: '/not-for-you',
  },
  {
    community: 'freelancedesk',
    title: 'The late fee nobody ever paid, and why it still helps',
    body: 'It stands in every contract of mine. In three years I asked for it twice, and never got it.',
  },
  {
    community: 'SaaS',
    title: 'From monthly to yearly: what moved, what did not',
    body: 'Two months free was worth less to people than a line that says they can leave at any time.',
    path: '/pricing',
  },
  {
    community: 'Entrepreneur',
    title: 'I built Tidylist for people who hate chasing invoices',
    body: 'Disclosure: it is mine. What I got wrong in the first version, and what six months of answers changed.',
    path: '/',
  },
  {
    community: 'productpeople',
    title: 'How do you decide which requests to answer with no?',
    body: 'We write every no down with its reason. After half a year that list was our best roadmap.',
  },
  {
    community: 'webdev',
    title: 'SQLite in production for a small product: one year',
    body: 'One file, one backup, one evening lost. What I would do again and what I would not.',
  },
  {
    community: 'startups',
    title: 'Support as the founder: two hours a day that pay',
    body: 'I answer everything myself until noon. Four of our last five features came out of that.',
  },
  {
    community: 'growthnotes',
    title: 'Ten communities, one month: where answers came from',
    body: 'I counted honest replies instead of votes. The small places won by far.',
  },
  {
    community: 'SaaS',
    title: 'A changelog that customers read',
    body: 'One sentence for each change, written as what you can do now. Opens went up, questions went down.',
    path: '/changelog',
  },
  {
    community: 'freelancedesk',
    title: 'Templates for the three mails that are hard to write',
    body: 'The first reminder, the second one, and the one in which you stop working. Take them.',
    path: '/templates',
  },
  {
    community: 'marketing',
    title: 'What happened when we removed the pop-up',
    body: 'Fewer addresses, more replies. I would not go back, but look at your own numbers.',
  },
  {
    community: 'Entrepreneur',
    title: 'Half of our customers came from answering questions',
    body: 'No campaign, no list. An hour each morning in places where people ask about late invoices.',
  },
  {
    community: 'startups',
    title: 'Please roast our onboarding',
    body: 'Five steps, ninety seconds, and a third of people leave at step two.',
    path: '/demo',
    isRemoved: true,
  },
  {
    community: 'webdev',
    title: 'Sending mail on time across daylight saving',
    body: 'Store what people chose, not what it was in UTC. With the table of cases that our tests have.',
    path: '/notes/time',
  },
  {
    community: 'solofounders',
    title: 'The week in which I did nothing but delete',
    body: 'Eleven settings, two pages and one integration. Nobody wrote to us about any of it.',
  },
  {
    community: 'SaaS',
    title: 'How we answer “is it safe” without a badge',
    body: 'A page in plain words: what we store, where, for how long, and what we cannot see.',
    path: '/security',
  },
  {
    community: 'productpeople',
    title: 'Interviews with people who tried and did not buy',
    body: 'They remembered one sentence of our page each, and it was never the headline.',
  },
  {
    community: 'Entrepreneur',
    title: 'What a slow August taught me about my numbers',
    body: 'I nearly changed the price because of one quiet month. The year before looked the same.',
  },
  {
    community: 'freelancedesk',
    title: 'Getting paid within a week: what changed for me',
    body: 'A date instead of a number of days, and a sentence on why it matters. That was all.',
    path: '/templates',
  },
  {
    community: 'growthnotes',
    title: 'One honest comparison page, six months later',
    body: 'It names two products that are better than ours for large teams. It brings a third of our trials.',
    path: '/compare',
  },
  {
    community: 'SaaS',
    title: 'First year: every figure, with the bad ones',
    body: 'Revenue, churn, hours and the two months in which nothing moved. Ask me anything about it.',
    path: '/notes/year-one',
  },
  {
    community: 'webdev',
    title: 'A status page that is honest when nothing is known',
    body: '“We do not know yet” is a status. People forgave that one faster than a green dot.',
    path: '/status',
  },
  {
    community: 'startups',
    title: 'Hiring nobody for another year, on purpose',
    body: 'What we automate, what we refuse, and what keeps me awake about it.',
    path: '/notes/two-people',
  },
  {
    community: 'marketing',
    title: 'We answered every question in one community for a month',
    body: 'Forty answers, three with a link. What came back, counted in people and not in clicks.',
    path: '/',
  },
];
