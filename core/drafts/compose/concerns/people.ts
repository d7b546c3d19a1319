import type { Theme } from './concern.ts';

/** Narrow themes about working with others. */
export const PEOPLE: readonly Theme[] = [
  {
    words:
      /\b(?:(?:customer|user|discovery) (?:interviews?|research|development)|interviews?|surveys?|usability|user testing|talk(?:ing)? to (?:users|customers))\b/i,
    concerns: [
      {
        what: 'asking about the past instead of the future',
        ask: 'How do you keep people from telling you what they think you want to hear?',
        weigh: 'What somebody did last week is evidence; what they would do next year is politeness.',
        check: 'Ask what people did last time, not what they would do',
      },
      {
        what: 'whom to talk to',
        ask: 'Where do you find people to talk to who are not friends of friends?',
        weigh:
          'People who have paid for a way around the problem have more to tell than people who merely find it annoying.',
        check: 'Look for people who already spend time or money on the problem',
      },
      {
        what: 'when you have heard enough',
        ask: 'After how many conversations do you stop hearing anything new?',
        weigh:
          'Once the answers can be predicted before the question is asked, it is time to build something or to ask others.',
        check: 'Stop when the answers repeat themselves, and write down what they were',
      },
    ],
  },
  {
    words:
      /\b(?:remote(?: work\w*| teams?| first)?|work(?:ing)? from home|home office|async\w*|distributed teams?|hybrid work|time ?zones?|digital nomads?)\b/i,
    concerns: [
      {
        what: 'what gets written down',
        ask: 'What do you write down that you would only have said in an office?',
        weigh:
          'Without a hallway, whatever is not written down is known to those who were in the call and to nobody else.',
        check: 'Write down decisions where everybody can find them',
      },
      {
        what: 'where the day ends',
        ask: 'How do you end the day when the office is the next room?',
        weigh: 'The working day rarely gets shorter at home; it gets blurred, so the end needs a fixed sign.',
        check: 'Agree on hours in which nobody has to answer',
      },
      {
        what: 'how new people find their way in',
        ask: 'How do new people get to know the others, beyond the first week of calls?',
        weigh:
          'New people cannot overhear anything from afar, so somebody has to be there for their small questions.',
        check: 'Name one person for the small questions of somebody new',
      },
    ],
  },
  {
    words:
      /\b(?:outsourc\w+|in-?house|(?:hir(?:e|ing)|find(?:ing)?|choos(?:e|ing)) (?:an? )?(?:freelancers?|agenc(?:y|ies)|developers?|designers?|contractors?)|freelancers? (?:or|vs)\b.*|agenc(?:y|ies) (?:or|vs)\b.*)/i,
    concerns: [
      {
        what: 'who keeps the knowledge afterwards',
        ask: 'What was left in your own hands when the work was done?',
        weigh:
          'Work can be bought from outside, but somebody inside has to understand it well enough to maintain it.',
        check: 'Decide who will look after the result when they are gone',
      },
      {
        what: 'how clear the task is',
        ask: 'How detailed was your brief, and what did you leave out that you should not have?',
        weigh:
          'A clear task can be handed to almost anybody good; an unclear one needs somebody who is around every day.',
        check: 'Write the brief first, and see whether it fits on one page',
      },
      {
        what: 'who really does the work',
        ask: 'Did the people you talked to also do the work?',
        weigh:
          'It is worth asking who will actually do the work, since that is not always the person who sells it.',
        check: 'Talk to the person who will do the work, not only to the one who sells it',
      },
    ],
  },
  {
    words: /\b(?:(?:technical )?co-?founders?|business partners?|founding team|equity split)\b/i,
    concerns: [
      {
        what: 'what the other person brings along',
        ask: 'Did you look for somebody with the missing skill, or for somebody you could argue with?',
        weigh:
          'A missing skill can be hired later. Being able to disagree and still talk the next day cannot.',
        check: 'Work on something small together before talking about equity',
      },
      {
        what: 'what there is to offer',
        ask: 'What did you have to show by the time somebody said yes?',
        weigh:
          'Good people have ideas of their own, so what convinces them is seldom the idea: it is progress, customers or knowledge of the field.',
        check: 'Have something to show: customers, a prototype or knowledge of the field',
      },
      {
        what: 'how it ends if it does not work',
        ask: 'What did you put in writing for the case that one of you leaves?',
        weigh:
          'Shares that are earned over time are dull to talk about and save a great deal of trouble when somebody leaves.',
        check: 'Put in writing what happens to the shares if one of you leaves',
      },
    ],
  },
  {
    words:
      /\b(?:cold (?:e-?mails?|emailing|calls?|calling|outreach|messages?|dms?)|outbound|outreach|follow-?ups?|answer(?:s|ing|ed)? (?:my|our) e-?mails|prospecting)\b/i,
    concerns: [
      {
        what: 'how short the list can be',
        ask: 'How small do you keep the list, and how do people get onto it?',
        weigh:
          'A short list with a reason for every name on it tends to do better than a long one that was bought.',
        check: 'Note for every name on the list why it is there',
      },
      {
        what: 'what the first line is about',
        ask: 'What does your first line say, and is it about them or about you?',
        weigh:
          'The first line is read by nearly everyone and the second by those who saw themselves in the first.',
        check: 'Make the first line about the reader',
      },
      {
        what: 'when to leave people alone',
        ask: 'After how many messages without an answer do you leave people alone?',
        weigh: 'One polite reminder is fine. After that, silence is an answer too.',
        check: 'Decide in advance when no answer counts as a no',
      },
      {
        what: 'what can be handed to somebody else',
        ask: 'How far did the founder sell alone, and what had to be clear before somebody else could?',
        weigh:
          'Selling can be handed over once it can be described: who buys, why, and what they ask before they do.',
        check: 'Write down who buys, why, and what they ask first',
      },
    ],
  },
];
