import type { Theme } from './concern.ts';

export const REACH: readonly Theme[] = [
  {
    words:
      /\b(?:seo|search (?:traffic|engines?)|organic|backlinks?|keywords?|rank(?:ing|ings)?|google search|domain authority|serps?|ai (?:citations?|search|overviews?))\b/i,
    concerns: [
      {
        what: 'what people are really looking for',
        ask: 'How do you find out what somebody wants to get done when they search for that?',
        weigh: 'A page that answers one question fully tends to outlast one that touches ten.',
        check: 'Write down which single question each page answers',
      },
      {
        what: 'how long it takes before anything moves',
        ask: 'How long did it take until anything moved, and what did you watch meanwhile?',
        weigh:
          'Search is slow, so something has to be watched that moves earlier: pages indexed, impressions, the queries themselves.',
        check: 'Choose something to watch that moves before traffic does',
      },
      {
        what: 'old pages that could be better',
        ask: 'Do you get more out of new pages or out of improving old ones?',
        weigh:
          'Improving a page that is nearly found is often less work than writing one that nobody knows yet.',
        check: 'Improve the pages that are nearly found before writing new ones',
      },
      {
        what: 'links that come by themselves',
        ask: 'Which of your pages do others link to without being asked?',
        weigh: 'Links come to what people can refer to: a figure, a definition, a tool, a clear position.',
        check: 'Make one thing that others would want to refer to',
      },
    ],
  },
  {
    words:
      /\b(?:newsletters?|e-?mail\w*|content|blog\w*|writing|copy(?:writing)?|articles?|podcasts?|video\w*|youtube|subject lines?|storytelling)\b/i,
    concerns: [
      {
        what: 'who it is written for',
        ask: 'Do you write for one certain reader, and how did you choose?',
        weigh: 'Writing for one certain person usually reads better to many than writing for everybody.',
        check: 'Name the one reader it is written for',
      },
      {
        what: 'a rhythm that lasts',
        ask: 'Which rhythm could you keep up for a year?',
        weigh: 'A rhythm that can be kept beats one that looks good for a month.',
        check: 'Choose a rhythm that also works in a bad week',
      },
      {
        what: 'how people come across it',
        ask: 'How do readers come across it, apart from the people who know you already?',
        weigh: 'Writing is half of it. Where it gets read first has to be decided with the same care.',
        check: 'Decide where it gets read first before writing it',
      },
      {
        what: 'what shows that it was useful',
        ask: 'Which sign tells you that a text was useful, beyond opens and views?',
        weigh: 'Replies and questions say more about a text than opens do, even when there are only a few.',
        check: 'Count replies and questions, not only opens',
      },
    ],
  },
  {
    words:
      /\b(?:advertis\w*|paid|campaigns?|social media|social posting|twitter|linkedin|instagram|tiktok|facebook|influencers?|affiliates?|referrals?|marketing|growth|brand\w*|traffic|audience|channels?|promot\w*|reddit|communit\w+)\b/i,
    concerns: [
      {
        what: 'which channel fits',
        ask: 'How did you decide which channel to drop?',
        weigh: 'One channel that is understood well tends to beat four that are looked at on Fridays.',
        check: 'Choose one channel, and say until when it gets a chance',
      },
      {
        what: 'what it costs in time',
        ask: 'What does it cost you in hours, not only in money?',
        weigh: 'Channels that look free are paid for in hours, and hours are harder to see in a spreadsheet.',
        check: 'Count the hours as a cost, not only the money',
      },
      {
        what: 'what can be measured honestly',
        ask: 'How do you know which channel somebody came from, and how far do you trust it?',
        weigh:
          'Asking new people where they heard of it is crude, and still often closer to the truth than the dashboard.',
        check: 'Ask new people where they heard of it, and write it down',
      },
      {
        what: 'how not to get on people’s nerves',
        ask: 'Where is the line between taking part and getting on people’s nerves?',
        weigh: 'People notice quickly who is there to take part and who is there to be seen.',
        check: 'Give something useful before asking for attention',
      },
    ],
  },
];
