import { localizeTimes } from '#web/lib/date-time.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { nameAccount } from './name-account.ts';

type Described = { text: string; tone: Tone };

/** The account that posted, and the account the post was written for. */
const byNames = (detail: string): string => detail.split(' ').map(nameAccount).join(', not by ');

/** Sentences for the events of a post's history. */
const EVENTS: Record<
  string,
  readonly [tone: Tone, sentence: string, withDetail?: (detail: string) => string]
> = {
  created: ['plain', 'Saved.'],
  changed: ['plain', 'Changed.'],
  ownWords: ['plain', 'You confirmed that you wrote it in your own words.'],
  scheduled: ['plain', 'Set to go out now.', (detail) => `Scheduled for ${detail}.`],
  unscheduled: ['plain', 'Moved back to drafts.'],
  withdrawn: ['warn', 'Moved back to drafts.', (detail) => `Moved back to drafts. ${detail}`],
  sending: ['plain', 'About to be sent.'],
  accepted: ['ok', 'Accepted: it’s live.'],
  refused: ['bad', 'Refused.', (detail) => `Refused. ${detail.replace(/^[A-Z_]+: /, '')}`],
  delayed: ['warn', 'Not accepted yet.', (detail) => `Not accepted yet. ${detail}`],
  outcomeUnknown: [
    'warn',
    'The answer was lost, so it may be live or not. Nothing is sent until that is known.',
  ],
  lookedInVain: ['plain', 'Checked the account’s posts: not there.'],
  couldNotLook: ['warn', 'The account’s posts couldn’t be read, so this doesn’t count as a check.'],
  found: ['ok', 'Found in the account’s posts: it had arrived.'],
  cameLate: ['ok', 'Found in the account’s posts: it arrived late.'],
  copyFound: ['warn', 'Another copy was found. It waits for your decision.'],
  copyRemoved: ['ok', 'A second copy came late and was taken down.'],
  sendingAgain: ['plain', 'It never arrived, so it is being sent again.'],
  parked: ['warn', 'Waiting for you.', (detail) => `Waiting for you. ${detail}`],
  approved: ['ok', 'You approved it.', (detail) => `You approved it: ${detail}`],
  rejected: ['plain', 'You rejected it.', (detail) => `You rejected it: ${detail}`],
  confirmed: ['ok', 'You posted it yourself and said where it is.'],
  linkUnchecked: ['plain', 'The link was saved, not checked.'],
  postedByAnother: ['warn', 'Posted by another account.', (detail) => `Posted by ${byNames(detail)}.`],
  trashed: ['plain', 'Deleted here.'],
  restored: ['plain', 'Restored.'],
  backThere: ['ok', 'The moderators let it back in.'],
  locked: ['warn', 'Locked in the community: nobody can reply any more.'],
  unlocked: ['ok', 'No longer locked in the community.'],
  editedThere: [
    'plain',
    'Its text was edited in the community.',
    (detail) => `Its text was edited in the community ${detail}.`,
  ],
  channelDisabled: ['bad', '', (detail) => detail],
  rulesChanged: ['warn', 'Read them before you post.', (detail) => detail],
  removedThere: ['bad', 'Taken down in the community.', (detail) => `Taken down in the community. ${detail}`],
};

export function describeEvent(event: string, detail: string): Described {
  const [tone, sentence, withDetail] = EVENTS[event] ?? ['plain', event];
  return { tone, text: detail && withDetail ? withDetail(localizeTimes(detail)) : sentence };
}
