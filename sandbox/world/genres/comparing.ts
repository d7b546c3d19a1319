import type { Genre } from '../genre.ts';

export const COMPLAINT: Genre = {
  key: 'complaint',
  flairs: ['Discussion', 'Tools', 'Support', 'Lessons learned'],
  votes: 1.1,
  talk: 1.2,
  titles: [
    '{product} raised our price by {30-180}% with {8-30} days’ notice',
    'I am done with {product} after {span}: {pain}',
    'Is anybody else unhappy with {product} since the last update? {Pain}',
    'We left {product} for {product2} after {span}. What I wish I had known {where}',
    '{product} support took {6-23} days to answer, {where}',
    'Why does every {tool} fall over as soon as you want to {task}?',
    '{product} works until you want to {task} {where}',
    'Anyone found a way around this in {product}? {Pain}',
  ],
  body: [
    [
      'We have paid for {product} for {span}. I wanted to like it.',
      'This is half a warning, half a question. We use {product} {where}.',
      'I rarely write this kind of post, but {pain}, and nobody at {product} seems to mind.',
    ],
    [
      'What broke it for us: {pain}. Then {pain2}.',
      'Since the new version {pain}. The answer we got was a link to the manual.',
      'The price went from {19-60} to {80-240} dollars a month, for the same {2-9} seats.',
      'It cannot even do the simplest thing, namely {task}.',
    ],
    [
      'We {tried} as a workaround. It holds, but I do not trust it.',
      'Exporting our data took {2-12} hours and came out in three formats.',
      'I know it is not easy to build. But this is the one job it has.',
      '',
    ],
    [
      'What did you move to, and did you regret it?',
      'Is there {a tool} that does less, but does it well?',
      'So: alternatives? I do not mind paying. I mind being surprised.',
      'Did anybody manage to {task2} with it, or should I stop trying?',
    ],
  ],
  replies: [
    'We left {product} for the same reason. {product2} has been fine for {span}.',
    'To be fair to them, {opinion}. But a price jump like that is rude.',
    'I worked at a company like that once. The people who answer tickets are as annoyed as you are.',
    'Check the contract before you cancel, ours renewed itself for a year.',
    'Export everything today. {advice}',
    'We never moved off it, we just {tried}. {Win}.',
    'Every few months somebody posts this about some {tool}. It is the business model, not the product.',
    'Have you looked at {product2}? Smaller team, boring in a good way.',
    'Counter-example: {product} has worked for us {where}. Your setup matters.',
  ],
};

export const COMPARE: Genre = {
  key: 'compare',
  flairs: ['Tools', 'Discussion', 'Question'],
  votes: 0.8,
  talk: 1.1,
  titles: [
    '{product} or {product2} {where}?',
    '{product} vs {product2} vs building it ourselves, {where}',
    'Has anybody moved from {product} to {product2} {where}?',
    'I tried {3-8} kinds of {tool} in {2-9} weeks, {where}. Notes inside',
    'We compared {product}, {product2} and {product3} to {task}',
  ],
  body: [
    [
      'We have to decide this month, {where}, and both would do.',
      'I spent {6-30} hours on this, so you do not have to. The task: {task}.',
      'Background: we want to {task}, and with the old setup {pain}.',
    ],
    [
      '{product}: quick to set up, clean export, but {pain}.',
      '{product} was the nicest to use. It fell down when we wanted to {task2}.',
      'On paper {product} wins. In practice {pain}.',
    ],
    [
      '{product2}: looks dated, costs {12-90} dollars a month, did everything we asked.',
      '{product2} needs half a day of reading first. After that, {win}.',
      'With {product2} we {tried}, and {win}.',
    ],
    [
      'I lean towards {product2}. Talk me out of it?',
      'For those who run either for more than a year: what annoys you by now?',
      'If you know a third option, name it. {ask}',
    ],
  ],
  replies: [
    'More than a year on {product2}. What annoys me: {pain2}. I would still choose it again.',
    'Thanks for writing it up. Did you look at how you get out again?',
    '{product}, because the people who use it daily preferred it. The rest is detail.',
    'It does not matter which one. {advice}',
    'We run both, which I cannot recommend.',
    'What made you rule out building it? {made} would cover most of your list.',
    '{advice2}',
    'The price in your table is old, by the way. It is {20-160} now.',
  ],
};

export const OPINION: Genre = {
  key: 'opinion',
  flairs: ['Discussion', 'Growth and sales', 'Looking back'],
  votes: 1.6,
  talk: 1.8,
  titles: [
    '{opinion}. We {tried}, so change my mind',
    'Unpopular, perhaps, {where}: {opinion}',
    '{opinion}, and I have {span} of figures to show for it',
    'After {span} of trying to {task} I believe that {opinion}',
    'Does anybody else think that {opinion}? Asking {where}',
    '{opinion}. Otherwise {pain}. Discuss',
    'We argued about it all week {where}: {opinion}?',
  ],
  body: [
    [
      'I keep hearing the opposite, so let me say it plainly: {opinion}.',
      'This comes out of {span} of doing it. Context: {where}.',
      'Hear me out before you vote.',
    ],
    [
      'The usual advice ignores that {pain}. Everybody nods and nobody measures.',
      'We did it by the book and {pain}. Then we {tried}, and {win}.',
      'Most of what is written about it comes from people who sell {a tool}.',
    ],
    [
      'Of course it depends. If you already {task} well, you may not need to hear this.',
      'The exception is when {pain2}. Then I would do it the classic way.',
      'I am not saying that it never works. I am saying that it is rarely the first thing to do.',
    ],
    ['Where am I wrong?', 'What is your experience? Figures preferred.', 'Would you still {task2}?', ''],
  ],
  replies: [
    'Mostly agree. The exception I see is this: {advice}',
    'Disagree. We {tried} and {win}.',
    'This was true five years ago.',
    'Both sides of this argue about different things. With ten customers you are right, with a thousand you are not.',
    'Figures or it did not happen. Ours: {win}.',
    'You lost me where you say that {opinion}. {advice2}',
    'I would put it more carefully, but yes.',
    'The people who need to hear this are not here.',
    'Counterpoint: {opinion2}.',
    'How big is your team? I think that explains half of the disagreement here.',
  ],
};
