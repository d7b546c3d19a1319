import type { FirstStep } from '#contract/first-steps.ts';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';

type Described = { title: string; text: string; done: string };

const CONNECT: Record<PlatformMode, Described> = {
  sandbox: {
    title: 'Connect the practice account',
    text: 'It belongs to a made-up community on this machine. Nothing you post there reaches Reddit.',
    done: 'The practice account is connected',
  },
  api: {
    title: 'Connect your Reddit account',
    text: 'Reddit asks whether you allow it. You can take that back at any time.',
    done: 'Your account is connected',
  },
  none: {
    title: 'Add your Reddit account',
    text: 'Threadwell prepares each post. You post it on Reddit yourself and paste its link.',
    done: 'Your account is on the list',
  },
};

const PUBLISH: Record<PlatformMode, Pick<Described, 'text'>> = {
  sandbox: {
    text:
      'Publish the draft. Here you see both sides: what Threadwell does, and the thread in the ' +
      'practice community, where somebody answers within seconds.',
  },
  api: { text: 'Publish the draft. Here you see when it is sent and accepted.' },
  none: { text: 'Post the draft by hand and paste its link. Here you see its history.' },
};

/** The steps in order. A copy of the contract's list, because the page needn't load the contract's validation. */
export const STEPS = ['connect', 'facts', 'draft', 'publish'] as const satisfies readonly FirstStep[];

export const describeStep = (step: FirstStep, mode: PlatformMode): Described =>
  ({
    connect: CONNECT[mode],
    facts: {
      title: 'Say what is true about your product',
      text: 'Drafts claim only what you list, and nothing else.',
      done: 'Drafts know what is true about your product',
    },
    draft: {
      title: 'Write a draft',
      text: 'For one community, inside its rules. Take an example, or begin with a topic of your own.',
      done: 'A draft is written',
    },
    publish: { title: 'Watch it go out', ...PUBLISH[mode], done: 'Your first post is out' },
  })[step];

/** The sample topics are questions, so the draft claims nothing that its author hasn't experienced. */
export const EXAMPLE_TOPICS = [
  'How did you find your first ten customers?',
  'What did you stop doing that nobody missed?',
  'How do you hand over a task you have always done yourself?',
] as const;

/** This sandbox community welcomes drafts; on a real site the user must read the rules first. */
export const EXAMPLE_COMMUNITY = 'entrepreneur';
