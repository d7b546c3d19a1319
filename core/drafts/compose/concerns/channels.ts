import type { Theme } from './concern.ts';

/** Narrow themes about being found and keeping up what others rely on. */
export const CHANNELS: readonly Theme[] = [
  {
    words:
      /\b(?:(?:google|facebook|meta|linkedin|reddit|paid|search) ads?|ads?|ppc|cpc|cost per (?:click|lead)|ad spend|retargeting)\b/i,
    concerns: [
      {
        what: 'what a customer may cost',
        ask: 'What may a customer cost you, and how did you arrive at that?',
        weigh: 'Whether a click is expensive cannot be said before it is clear what a customer brings in.',
        check: 'Work out what a customer may cost before looking at the price of a click',
      },
      {
        what: 'the page behind the ad',
        ask: 'How much did you gain from changing the page, compared with changing the ad?',
        weigh: 'The ad is often blamed for what the page behind it does not do.',
        check: 'Compare what the ad promises with what the page says first',
      },
      {
        what: 'searches that should not count',
        ask: 'How often do you go through the searches that brought the clicks?',
        weigh:
          'A good part of a budget can go to searches that never could have become a customer, so the list of searches is worth reading.',
        check: 'Read the list of searches, and exclude those that cannot lead anywhere',
      },
    ],
  },
  {
    words:
      /\b(?:(?:e-?mail )?deliverability|spam (?:folders?|filters?)|spf|dkim|dmarc|sender reputation|warm(?:ing)? ?up|bounce rates?)\b/i,
    concerns: [
      {
        what: 'how people got onto the list',
        ask: 'How did the people on the list get there, and when did they last open something?',
        weigh:
          'Filters watch what readers do. A list of people who asked to be on it is worth more than any setting.',
        check: 'Take out people who have not opened anything for a long time',
      },
      {
        what: 'whether the records are right',
        ask: 'Are SPF, DKIM and DMARC set for every service that sends in your name?',
        weigh:
          'SPF, DKIM and DMARC do not bring a message into the inbox, but without them it may not get a chance.',
        check: 'Check SPF, DKIM and DMARC for every service that sends in your name',
      },
      {
        what: 'what shares a sender',
        ask: 'Do receipts and newsletters go out from the same domain?',
        weigh:
          'Receipts and newsletters are better kept on separate subdomains, so that one cannot spoil the other.',
        check: 'Keep receipts and newsletters on separate subdomains',
      },
    ],
  },
  {
    words:
      /\b(?:build(?:ing)? in public|personal brand\w*|audience(?: building)?|following|indie ?hackers?|product hunt(?: launch\w*)?|launch(?:ing|es)? on [\w ]+)\b/i,
    concerns: [
      {
        what: 'who is reading',
        ask: 'Are the people who follow along also the people who would buy?',
        weigh:
          'Other makers are a friendly audience and rarely the customers, and it is easy to mistake one for the other.',
        check: 'Find out where the customers read, as opposed to other makers',
      },
      {
        what: 'what stays afterwards',
        ask: 'What was left a month after the attention was gone?',
        weigh:
          'Attention lasts a day or two, so it matters what people can do on that day: sign up, answer, leave an address.',
        check: 'Give people one thing to do on the day the attention comes',
      },
      {
        what: 'what not to share',
        ask: 'What do you keep to yourself, and did you find out the hard way?',
        weigh:
          'Figures attract attention, and also competitors; mistakes and decisions are usually the better read.',
        check: 'Decide in advance what stays private',
      },
    ],
  },
  {
    words:
      /\b(?:(?:database |schema |data )?migrations?|schema changes?|(?:zero|without) downtime|major upgrades?|version upgrades?)\b/i,
    concerns: [
      {
        what: 'how both versions live side by side',
        ask: 'How long do you let the old and the new version run side by side?',
        weigh: 'For a while old and new code will see the same data, so every step has to work for both.',
        check: 'Cut the change into steps that work for the old and the new code',
      },
      {
        what: 'how to get back',
        ask: 'Up to which step can you still go back?',
        weigh: 'Adding is easy to take back and removing is not, so removing comes last and on another day.',
        check: 'Leave the removal of the old parts for another day',
      },
      {
        what: 'how it behaves with real amounts of data',
        ask: 'Do you rehearse it on a copy of the real data?',
        weigh: 'What takes a moment on a laptop can hold a lock for minutes on the real table.',
        check: 'Rehearse it on a copy of the real data, and take the time',
      },
    ],
  },
  {
    words:
      /\b(?:(?:public )?apis?(?: design| versioning)?|rest(?:ful)?(?: apis?)?|graphql|webhooks?|versioning|breaking changes?|rate limit\w*)\b/i,
    concerns: [
      {
        what: 'what can never be taken back',
        ask: 'Which parts can never change once others depend on them?',
        weigh: 'Whatever others depend on is a promise, so it is worth promising little at the start.',
        check: 'Promise as little as possible at the start',
      },
      {
        what: 'what happens when the other side is down',
        ask: 'What happens when the other side is down or answers twice?',
        weigh:
          'Requests get lost and come twice. A design that survives both needs far less explaining later.',
        check: 'Go through what happens when a call is lost, or comes twice',
      },
      {
        what: 'how old callers are told',
        ask: 'How do you tell people that something is going away, and how long do they get?',
        weigh:
          'Adding a field seldom breaks anybody; changing what a field means breaks people who will not notice for weeks.',
        check: 'Add instead of changing, and name a date before anything goes away',
      },
    ],
  },
];
