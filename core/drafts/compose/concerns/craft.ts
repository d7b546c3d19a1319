import type { Theme } from './concern.ts';

/** Narrow themes about making things. */
export const CRAFT: readonly Theme[] = [
  {
    words: /\b(?:accessib\w*(?: test\w*| audits?)?|a11y|screen ?readers?|wcag|aria|keyboard navigation)\b/i,
    concerns: [
      {
        what: 'what tools do not find',
        ask: 'What do you check by hand because the tools do not find it?',
        weigh:
          'Automatic checks find what is missing in the markup, not what makes no sense to somebody who only hears the page.',
        check: 'Go through the main task once with the keyboard alone',
      },
      {
        what: 'who it is tested with',
        ask: 'Have you watched somebody who uses a screen reader every day?',
        weigh: 'An hour with somebody who relies on a screen reader shows more than a long list of rules.',
        check: 'Watch one person who relies on a screen reader',
      },
      {
        what: 'how it stays that way',
        ask: 'How do you keep it from being forgotten with the next feature?',
        weigh:
          'It costs little when a component is built and a lot when the whole site has to be gone over afterwards.',
        check: 'Put the automatic checks into the build, and repair components at the source',
      },
    ],
  },
  {
    words:
      /\b(?:typescript(?: \w+)?|generics|type (?:safety|system|inference|checking)|strict mode|static typing|zod)\b/i,
    concerns: [
      {
        what: 'how clever types may get',
        ask: 'At what point is a clever type worse than a simple cast with a comment?',
        weigh: 'A type that nobody on the team can change is a dependency without a maintainer.',
        check: 'Ask somebody else to explain the type before merging it',
      },
      {
        what: 'where the types end and the data begins',
        ask: 'Where do you check data at run time, and where do you trust the types?',
        weigh:
          'Types describe what the code expects; what really arrives over the network has to be checked once at the edge.',
        check: 'Check data once where it comes in, and trust the types from there on',
      },
      {
        what: 'what a reader gets out of it',
        ask: 'Which types have saved you from a real mistake?',
        weigh: 'Types pay off most at the borders between modules and least inside a ten-line function.',
        check: 'Spend the effort at the borders between modules',
      },
    ],
  },
  {
    words:
      /\b(?:(?:react )?server components?|server[- ]side rendering|ssr|hydration|static (?:sites?|generation)|next\.?js|remix|astro)\b/i,
    concerns: [
      {
        what: 'where the border runs',
        ask: 'How do you decide what runs on the server and what in the browser?',
        weigh:
          'The border between server and browser is a design decision, and it is much cheaper to draw it early.',
        check: 'Mark for each part whether it has to run in the browser at all',
      },
      {
        what: 'what caches what',
        ask: 'Do you know at any moment which cache an answer came from?',
        weigh: 'Several caches on top of each other make a page fast and a stale page hard to explain.',
        check: 'Write down which cache holds what, and for how long',
      },
      {
        what: 'whether the page needs it',
        ask: 'For what kind of page was it worth the extra moving parts?',
        weigh: 'A page that is mostly read gains a lot from it, a page behind a login often very little.',
        check: 'Check whether the page is mostly read or mostly used',
      },
    ],
  },
  {
    words:
      /\b(?:social (?:media )?(?:schedul\w+|posting|posts|content)|schedul\w+ (?:posts|tools?)|(?:social )?media schedul\w+|content calendars?|social media)\b/i,
    concerns: [
      {
        what: 'what should not be scheduled',
        ask: 'What do you never schedule, because somebody has to be there for the answers?',
        weigh:
          'Posting can be scheduled, answering cannot, and the answers are the larger part of being there.',
        check: 'Keep time free for answers right after something goes out',
      },
      {
        what: 'one text for every place',
        ask: 'Do you rewrite for each network, or leave some of them out?',
        weigh:
          'The same text everywhere saves an hour and reads as if nobody had been thinking of that place.',
        check: 'Rewrite for each place, or leave the place out',
      },
      {
        what: 'how far ahead to plan',
        ask: 'How far ahead do you plan, and what happens when something comes up?',
        weigh: 'A week ahead leaves room for what comes up; a quarter ahead mostly fills slots.',
        check: 'Leave some slots open on purpose',
      },
    ],
  },
  {
    words:
      /\b(?:landing page(?: copy| design| conversion)?s?|headlines?|value propositions?|home ?page copy|sales pages?|above the fold)\b/i,
    concerns: [
      {
        what: 'whether the first line could belong to a competitor',
        ask: 'Could your first line stand on a competitor’s page without anybody noticing?',
        weigh:
          'A first line that could stand on any competitor’s page says nothing yet, however well it reads.',
        check: 'Put the first line on a competitor’s page in your mind, and see whether it still fits',
      },
      {
        what: 'whose words it uses',
        ask: 'Do you take the words from customers or write them yourself?',
        weigh:
          'The words that customers use for their problem usually read better than any that are invented for them.',
        check: 'Use the words that customers use themselves',
      },
      {
        what: 'what proof there is',
        ask: 'What do you show as proof when there are hardly any customers yet?',
        weigh: 'One precise sentence from a real customer does more than a row of logos.',
        check: 'Show one precise proof instead of many vague ones',
      },
      {
        what: 'what a stranger understands at once',
        ask: 'Whom do you ask whether the page can be understood?',
        weigh:
          'If a stranger cannot say what it is after a few seconds, nothing further down the page will repair it.',
        check: 'Ask a stranger what it is after a few seconds of looking',
      },
    ],
  },
  {
    words:
      /\b(?:css(?: \w+)?|flexbox|(?:css )?grid|tailwind|sass|responsive|media queries|container queries|dark mode)\b/i,
    concerns: [
      {
        what: 'whether content or layout sets the size',
        ask: 'Does the content decide the size here, or the layout?',
        weigh:
          'A good first question is whether the content decides the size or the layout does; most of the choice follows from it.',
        check: 'Say for each part whether content or layout decides its size',
      },
      {
        what: 'how it behaves with real content',
        ask: 'What happens with a very long word, an empty list or large type?',
        weigh: 'A layout is finished when it survives a long word, an empty list and large type.',
        check: 'Try it with a long word, an empty list and large type',
      },
      {
        what: 'how much has to be overridden',
        ask: 'How do you keep one-off exceptions from piling up?',
        weigh:
          'Styles age by their exceptions, so a few shared sizes and colours go further than any naming scheme.',
        check: 'Agree on a few sizes and colours before anything else',
      },
    ],
  },
];
