export type SampleComment = {
  author: string;
  body: string;
  minutesAfter: number;
  upvotes: number;
  answers?: number;
};
export type SampleThread = {
  community: string;
  title: string;
  body: string;
  author: string;
  hoursOld: number;
  upvotes: number;
  keywords: readonly string[];
  /** `answers`: the index of the comment a comment replies to; if missing, it replies to the thread. */
  comments: readonly SampleComment[];
};

/** Invented threads. The author names are obviously not real people. */
export const SAMPLE_THREADS: readonly SampleThread[] = [
  {
    community: 'saas',
    title: 'What do you use to chase late invoices without sounding like a robot?',
    body:
      'Four clients are more than 30 days late and I keep copying the same e-mail by hand. I looked at ' +
      'two tools, both cost $80 a month and one of them needs my bank login.\n\nIs there something ' +
      'small that only sends polite reminders and stops when the money arrives?',
    author: 'sample_marta',
    hoursOld: 2,
    upvotes: 34,
    keywords: ['late invoices', 'reminders'],
    comments: [
      {
        author: 'sample_ivo',
        body: 'A shared calendar and a template, honestly. It took me a year to want more than that.',
        minutesAfter: 18,
        upvotes: 12,
      },
      {
        author: 'sample_marta',
        body: 'That is what I do now. It is the stopping that I forget.',
        minutesAfter: 31,
        upvotes: 6,
        answers: 0,
      },
      {
        author: 'sample_june',
        body: 'Whatever you take, make sure that it reads your bank export and not your bank.',
        minutesAfter: 52,
        upvotes: 9,
      },
    ],
  },
  {
    community: 'startups',
    title: 'Fed up with our analytics vendor after the third price rise. Alternatives?',
    body:
      'We pay for 40 seats and use five. It is slow, their support took six days to answer, and the ' +
      'new plan doubles our bill.\n\nWe need funnels, retention and an export that works. Self-hosting ' +
      'is an option. What did you switch to, and what do you miss?',
    author: 'sample_tariq',
    hoursOld: 4,
    upvotes: 71,
    keywords: ['alternatives', 'self-hosting'],
    comments: [
      {
        author: 'sample_oda',
        body: 'We went self-hosted last spring. I miss the cohort charts and nothing else.',
        minutesAfter: 25,
        upvotes: 28,
      },
      {
        author: 'sample_pim',
        body: 'Before you switch: write down the five reports that people open. We rebuilt thirty and four are used.',
        minutesAfter: 40,
        upvotes: 33,
      },
      { author: 'sample_tariq', body: 'Good point, thank you.', minutesAfter: 66, upvotes: 5, answers: 1 },
      {
        author: 'sample_lena',
        body: 'Ask for the export first. Ours took nine days.',
        minutesAfter: 95,
        upvotes: 17,
      },
    ],
  },
  {
    community: 'marketing',
    title: 'Can anyone recommend a tool to find forum threads worth answering?',
    body:
      'I spend an hour every morning reading new posts in six communities. Most of them are about ' +
      'something else. I look for the three questions a day that I know something about.\n\nWhat should ' +
      'I use to filter them?',
    author: 'sample_noor',
    hoursOld: 1,
    upvotes: 19,
    keywords: ['worth answering'],
    comments: [
      {
        author: 'sample_ben',
        body: 'I sort by new and search for question marks. Not elegant.',
        minutesAfter: 12,
        upvotes: 4,
      },
    ],
  },
  {
    community: 'webdev',
    title: 'Form builder X or form builder Y for a small agency?',
    body:
      'Twelve client sites, and nobody here writes PHP. X is cheaper, Y is said to do more for ' +
      'accessibility. Has anybody run both?',
    author: 'sample_ana',
    hoursOld: 5,
    upvotes: 22,
    keywords: ['agency'],
    comments: [
      {
        author: 'sample_kofi',
        body: 'Both. Y, because of the keyboard. X breaks on long labels.',
        minutesAfter: 47,
        upvotes: 15,
      },
      {
        author: 'sample_rui',
        body: 'Depends on whether your clients edit the forms themselves.',
        minutesAfter: 80,
        upvotes: 8,
      },
    ],
  },
  {
    community: 'entrepreneur',
    title: 'I am done with scheduling tools that post twice',
    body:
      'Second time this month that my announcement went out two times in a row. The vendor calls it “a ' +
      'known hiccup”. My client calls it unacceptable, and I had to apologize for a mistake that is ' +
      'not mine.',
    author: 'sample_gus',
    hoursOld: 2,
    upvotes: 46,
    keywords: ['scheduling tools'],
    comments: [
      {
        author: 'sample_fay',
        body: 'Same here. Now I schedule nothing that I cannot watch.',
        minutesAfter: 33,
        upvotes: 21,
      },
      {
        author: 'sample_hal',
        body: 'Ask them what happens when the answer of the site is lost. The silence tells you all.',
        minutesAfter: 58,
        upvotes: 30,
      },
    ],
  },
  {
    community: 'reactjs',
    title: 'Help: my calendar is wrong by an hour twice a year',
    body:
      'Events that users plan for 9:00 show up at 8:00 after the clocks change, and they complain. I ' +
      'store UTC. What am I supposed to store?',
    author: 'sample_wim',
    hoursOld: 3,
    upvotes: 27,
    keywords: ['calendar'],
    comments: [
      {
        author: 'sample_eve',
        body: 'The instant and the zone. An instant alone cannot know what people meant.',
        minutesAfter: 20,
        upvotes: 41,
      },
    ],
  },
];
