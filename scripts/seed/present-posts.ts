type Text = { community: string; title: string; body: string };

/** Posts that really exist in the sandbox, with replies of its other members. */
export const LIVE_POSTS: readonly (Text & { replies: readonly { by: string; text: string }[] })[] = [
  {
    community: 'solofounders',
    title: 'What did you automate too early?',
    body: 'I spent two weeks on a report that I now read once a month. Which of yours would you take back?',
    replies: [
      {
        by: 'sandbox_ben',
        text: 'Invoicing. I had three customers and a pipeline with seven steps. How did you notice that nobody needed it?',
      },
      {
        by: 'sandbox_cleo',
        text: 'Onboarding mails. Writing each one by hand taught me more than any funnel did.',
      },
    ],
  },
  {
    community: 'freelancedesk',
    title: 'Do you name a date for payment, or a number of days?',
    body: 'Since I write the date, fewer people are late. I wonder whether that is me, or the date.',
    replies: [
      { by: 'sandbox_cleo', text: 'A date, always. Do you put it in the subject line too?' },
      { by: 'sandbox_ben', text: 'Thirty days here, because their accounting asks for it.' },
    ],
  },
];

/** Scheduled posts, by the hours until they go out. */
export const SCHEDULED_POSTS: readonly (Text & { inHours: number })[] = [
  {
    inHours: 20,
    community: 'productpeople',
    title: 'The question that ends every feature debate here',
    body: 'Who would notice next week if we did not build it? Half of our list went away.',
  },
  {
    inHours: 45,
    community: 'growthnotes',
    title: 'A month of answers instead of posts',
    body: 'I wrote nothing of my own for four weeks and only answered. What I would keep from it.',
  },
  {
    inHours: 70,
    community: 'webdev',
    title: 'Which test would you keep if you could keep ten?',
    body: 'We deleted a third of ours and nothing got worse. The ten that I would defend, and why.',
  },
  {
    inHours: 118,
    community: 'Entrepreneur',
    title: 'What your quietest customers can tell you',
    body: 'They never write, and they stay for years. I called eight of them.',
  },
];

/** Two posts that wait for their author, one refused, and one unfinished. */
export const LATE_POST: Text = {
  community: 'customersupporters',
  title: 'A reply within an hour, or a good one tomorrow?',
  body: 'We measured both for a month. People forgave the day, and not the copied text.',
};
export const UNKNOWN_POST: Text = {
  community: 'startups',
  title: 'Eighteen months on one product: what still surprises me',
  body: 'Mostly how long it takes until somebody tells you the truth.',
};
export const REFUSED_POST: Text = {
  community: 'founderslounge',
  title: 'How do you find people to talk to?',
  body: 'Cold mail works for one in forty. I would like to hear of better ways.',
};
export const DRAFT_POST: Text = {
  community: 'SaaS',
  title: 'Things we removed from the pricing page',
  body: 'A list, with what happened after each. I still need the numbers of the last two.',
};

export const TARGETS =
  'r/SaaS r/startups r/Entrepreneur r/webdev r/freelancedesk r/solofounders r/growthnotes';
export const KEYWORDS = ['invoice', 'late payment', 'reminder', 'freelance', 'customers', 'pricing'];
export const LINKS = `https://www.reddit.com/r/freelance/comments/1demo1/how_do_you_chase_late_invoices/
https://www.reddit.com/r/smallbusiness/comments/1demo2/client_pays_late_every_month/`;
export const FACTS = [
  'We are two people, and have built Tidylist since last year.',
  'Tidylist sends polite reminders for unpaid invoices and stops when they are paid.',
];
