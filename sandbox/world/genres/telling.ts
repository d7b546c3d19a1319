import type { Genre } from '../genre.ts';

export const LESSON: Genre = {
  key: 'lesson',
  flairs: ['Lessons learned', 'Case study', 'Discussion', 'Looking back'],
  votes: 1.7,
  talk: 0.9,
  titles: [
    'We {tried} {where}. Here is what happened',
    '{Win}: how we did it {where}',
    'What {span} of trying to {task} taught me: {opinion}',
    'Mistakes I made while trying to {task} {where}',
    'I thought we needed {a tool}. Then we {tried}',
    '{3-9} things I would do differently if I had to {task} again',
    'Post-mortem: {pain}, so we {tried}',
  ],
  body: [
    [
      'Writing this down while it is fresh. {Pain}, that was the start of it.',
      'A year ago I asked something similar here, so this is my thank-you note.',
      'No product to sell, just notes. The starting point: {pain}.',
    ],
    [
      'First we {tried}. Nobody objected, nobody helped, and nothing changed.',
      'We {tried}, mostly because it was the cheapest thing to do.',
      'The obvious move was to buy {a tool}. We did, and {pain2}.',
    ],
    [
      'What made the difference: we {tried2}. After {span}, {win}.',
      'Then one of us {tried3} on a slow Friday, and {win}.',
      'The figures: {win}. It took {3-11} weeks and cost about {200-4900} dollars, most of it time.',
    ],
    [
      'If I could give one piece of advice: {advice}',
      'What I would tell myself: {advice} And also: {advice2}',
      '{advice} That is the whole trick.',
    ],
    ['Ask me anything.', 'Curious whether it holds for others.', '', 'What would you have done?'],
  ],
  replies: [
    'Thanks for the figures. Most people leave them out.',
    'We saw the same, only slower: {win}.',
    'How much of that is the season, do you think?',
    'Saved. We are about to {task} and this will spare us a month.',
    'This should be pinned somewhere: {advice}',
    'I would add one: {advice3}',
    'Good for you. For us it did the opposite, {pain3}.',
    'What did it cost you in the end, time included?',
    'Did you try to {task2} before that?',
  ],
};

export const MILESTONE: Genre = {
  key: 'milestone',
  flairs: ['Milestone', 'Case study', 'Growth and sales', 'Launched'],
  votes: 2,
  talk: 1,
  titles: [
    'First {100-900} dollars in a month, {where}',
    '{win}. It took {span}',
    'From {2-9} to {40-130} customers in {span}, {where}',
    'Small win {where}: {win}',
    'We just passed {2-28}k a month {where}. Figures and regrets',
    'Day {90-600} of building {made}: the honest figures',
  ],
  body: [
    [
      'I promised myself to post when we get here. So: {win}.',
      'Nothing dramatic, but it feels good. {Win}.',
      'Two years ago I read such posts with envy, so here is ours, with the ugly parts.',
    ],
    [
      'What worked: we {tried}, and kept at it when it looked useless.',
      'What did not work: ads, a big launch, and anything with the word growth in it. What did: we {tried}.',
      'Most of it came from one place. We {tried2}, and people told each other.',
    ],
    [
      'What hurts: {pain}. I have no good answer to that yet.',
      'Costs: {90-900} dollars a month for servers and tools, {5-30} hours a week of my time.',
      'The next problem is already here: {pain}.',
    ],
    [
      'Happy to answer questions.',
      'What should I look at next?',
      'Thanks to everybody here who answered my questions along the way.',
    ],
  ],
  replies: [
    'Congratulations. What was the month in which you nearly stopped?',
    'Well done. How did the first ten find you?',
    'Love the honest part. {Pain} here as well.',
    'What would you charge if you started today?',
    'Impressive. {advice}',
    'How much of it is left after tax and tools?',
    'Do you still {task} yourself, or did you hand it over?',
    'Nice. Do not forget to take a week off.',
  ],
};

export const RANT: Genre = {
  key: 'rant',
  flairs: ['Discussion', 'Support'],
  votes: 1.4,
  talk: 1.3,
  titles: [
    'Can we stop pretending that it is easy to {task} {where}?',
    'I have had it: {pain}, and {pain2}',
    'If one more person tells me that {opinion}, while {pain}',
    '{Pain}, and it is only Tuesday. Anybody else {where}?',
    'Nobody tells you how much time you lose {where} because {pain}',
    'The state of every {tool} I tried {where}',
  ],
  body: [
    [
      'Sorry, I need to get this off my chest. {Pain}.',
      'Third time this month. {Pain}, and I am the one who stays late.',
      'I spent the weekend on this because {pain}.',
    ],
    [
      'Then somebody walks in and says “why do you not just {task}?”. Just.',
      'I opened {product} and closed it again. {Pain2}, as always.',
      'The worst is that we {tried} already. It was supposed to be over.',
    ],
    [
      'Anyway. Back to work.',
      'Tell me that it gets better.',
      'How do you stay calm about it?',
      'Rant over. {ask}',
    ],
  ],
  replies: [
    'It gets better. Not soon, but it does.',
    'I felt this in my bones. {Pain} here as well.',
    'Have a tea. Then: {advice}',
    'The word “just” should cost a dollar.',
    'We laughed, then we cried, then we {tried}.',
    'Unpopular: some of this is on us. {advice2}',
    'Whoever tells you otherwise sells {a tool}.',
    'What did you end up doing?',
  ],
};
