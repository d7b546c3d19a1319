import type { Genre } from '../genre.ts';

export const HIRING: Genre = {
  key: 'hiring',
  flairs: ['Team', 'Discussion'],
  votes: 0.4,
  talk: 0.4,
  titles: [
    'Hiring: somebody who can {task}, remote, {52-118}k',
    'Looking for a freelancer to {task} {where}, {45-120} dollars an hour',
    'Part-time, {12-24} hours a week: help us to {task}',
    'Paid trial project ({600-2400} dollars): {task} {where}',
  ],
  body: [
    [
      'We are a small company, {2-14} people, and {pain}. That is what you would change.',
      'The work: {task}, and later {task2}. No agencies, please.',
    ],
    [
      'You have done it before and can tell us what went wrong. Certificates do not matter.',
      'We work in writing, with one call a week. Hours are yours.',
      'In the last year we {tried}, so you will not begin at zero.',
    ],
    [
      'Write to the address on our page with three sentences about something you fixed. No letter needed.',
      'Answer here with a question first. We like questions.',
    ],
  ],
  replies: [
    'Is the range for any country, or adjusted?',
    'Thanks for naming the pay. What does a usual week look like?',
    'Sent you a note. I have done this {where}.',
    'Why did the last person leave?',
  ],
};

export const FOR_HIRE: Genre = {
  key: 'forhire',
  flairs: ['Team'],
  votes: 0.3,
  talk: 0.3,
  titles: [
    'For hire: I help companies to {task}, {40-110} dollars an hour',
    'For hire, {4-15} years of doing this {where}: {task}',
    'Available from next month, {15-35} hours a week: I can {task} and explain it afterwards',
  ],
  body: [
    [
      'If {pain}, I may be the right person. In my last project we {tried}, and {win}.',
      'I take one client at a time.',
    ],
    [
      'Rate: {45-130} dollars an hour, or a fixed price after a paid day of looking around.',
      'I work from a quiet room, in writing, with a short report each Friday.',
    ],
    ['References on request.', 'Ask me anything here, it helps others too.'],
  ],
  replies: [
    'Do you also {task2}?',
    'What was the hardest project of that kind?',
    'Worked with you last year, would again.',
  ],
};

export const MONTHLY: Genre = {
  key: 'monthly',
  flairs: [],
  votes: 1.2,
  talk: 2,
  titles: ['Monthly thread: share what you are working on'],
  body: [
    ['This is the place for your own projects, launches, newsletters and offers.'],
    ['Say in two or three sentences what it is, who it is for, and what you would like to hear about it.'],
    ['Answer at least one other person before you post your own.'],
  ],
  replies: [
    'Working on {made}. Looking for people who want to {task}.',
    '{Made}. Out since last week, {12-300} users, and {win}.',
    'Small update on last month: {win}.',
    'I am building {made} {where}. What puts you off on the first page?',
    'Not mine, but {product} deserves more attention.',
  ],
};
