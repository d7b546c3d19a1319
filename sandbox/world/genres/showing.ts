import type { Genre } from '../genre.ts';

export const LAUNCH: Genre = {
  key: 'launch',
  flairs: ['Showcase Saturday', 'Show and tell', 'Launched', 'Open source', 'Feedback wanted', 'Case study'],
  votes: 1,
  talk: 0.9,
  titles: [
    'I made {made}, because {pain}',
    'Show: {made}, built in {2-11} weekends',
    'I got tired of this ({pain}), so I built {made}',
    'After {span} of evenings: {made}. It helps you {task}',
    '{Made}, open source, {where}',
    'My first project is out: {made}. {12-400} users so far',
  ],
  body: [
    [
      'The reason: {pain}. I looked for {a tool}, found big ones, and needed a small one.',
      'I built this for myself first, {where}, and two friends wanted it too.',
      'It does one thing: it helps you {task}.',
    ],
    [
      'It is {made}. No account needed to try it.',
      'Under the hood it is plain and boring, on purpose. It runs on one small server for {4-19} dollars a month.',
      'So far {12-400} people use it, and {win}.',
    ],
    [
      'What it does not do: {task2}. I think that belongs elsewhere.',
      'Known weakness: {pain2}. I am on it.',
      'The hardest part was to leave things out.',
    ],
    [
      'It is mine, I earn nothing with it at the moment, and I would like to hear what is missing.',
      'Disclosure: I am the author. Be as blunt as you like.',
      'What would stop you from using it?',
    ],
  ],
  replies: [
    'Nice and small. What happens to my data if you stop?',
    'I like that it does one thing. {ask}',
    'Tried it on my phone, the second step is hard to hit with a thumb.',
    'How is this different from {product}? Not a trick question.',
    'Congratulations on shipping. Put the price on the first page.',
    'We built something similar in-house. {advice}',
    'The first sentence on the page should say who it is for.',
    'Does it also help to {task2}? That is what I would pay for.',
  ],
};

export const FEEDBACK: Genre = {
  key: 'feedback',
  flairs: ['Feedback wanted', 'Work in progress', 'Idea', 'Question'],
  votes: 0.6,
  talk: 1.1,
  titles: [
    'Roast my idea: {made}, {where}',
    'Would you pay {5-39} a month for {made}?',
    'Feedback wanted: our page about how to {task}, {where}',
    'Second attempt at {made}, now {where}. Better or worse?',
    'What would you cut? I am working on {made}, {where}',
  ],
  body: [
    [
      'I am thinking about building {made}, because {pain}.',
      'Last time you told me that it was too much. This is the smaller version: {made}.',
      'Looking for blunt opinions before I put more weekends into it. The idea: {made}.',
    ],
    [
      'I talked to {6-22} people so far. Half of them say that {pain2}, the other half shrug.',
      'Who it is for: people who want to {task} {where}.',
      'The obvious competitor is {product}, which is fine but made for bigger companies.',
    ],
    [
      'I would charge {5-39} dollars a month. Too much, too little, wrong model?',
      'What I am least sure about: {ask}',
      'Please be honest, politely if you can.',
    ],
  ],
  replies: [
    'I would not pay for it, but my last company would have.',
    'The problem is real: {pain}. I am not sure that it is worth a subscription.',
    'Ask them for money instead of opinions. Three would tell you more than twenty.',
    'Say on the page what it replaces. I read it twice and still guess.',
    '{advice}',
    'Who buys it, and who uses it? If those are two people you have two problems.',
    'I like it. Cut the settings.',
    'There is {product} for that, and it struggles. I would ask myself why.',
  ],
};

export const ARTICLE: Genre = {
  key: 'article',
  flairs: ['Article', 'Resource', 'Discussion'],
  votes: 1.5,
  talk: 0.9,
  titles: [
    'How we {tried}, and what it cost us {where}',
    '{opinion}: a longer answer after {span}',
    '{Win}: notes from {span} of work',
    'Why {pain}, and how we {tried}',
    'The quiet art of trying to {task}',
    'A field guide for people who have to {task} {where}',
    'We {tried}. {Win}',
    'What happens when {pain}, and {pain2}',
    'Writing {made} from scratch, part {2-6}: {ask}',
  ],
  body: [
    [
      'A longer piece about how to {task}. The short version: {advice}',
      'Found this useful, because {pain} for us too.',
      'Notes from a team that {tried}. I agree with most of it.',
    ],
    ['The part about figures is the best: {win}.', 'What I miss in it: {ask}', ''],
  ],
  replies: [
    'Good read. The middle part, where they explain why {pain}, is the best of it.',
    'I stopped where they say that {opinion}, then I went back and finished it. Worth it.',
    'They skip the hard bit: {ask}',
    'We did the same two years ago and came to the opposite result. {advice}',
    'Finally somebody who says it: {opinion}.',
    'The graph has no zero. Otherwise fine.',
    'Is there a version of this for people who do not have a platform team?',
    '{advice2} The article says it in more words.',
    'Benchmarks without the machine they ran on are opinions.',
    'This matches what we saw: {win}.',
  ],
};
