import { withLocalTimes } from '#web/lib/date-time.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Described = { text: string; tone: Tone };

/** How each event of a post's history reads. */
const EVENTS: Record<
  string,
  readonly [tone: Tone, sentence: string, withDetail?: (detail: string) => string]
> = {
  created: ['plain', 'Saved.'],
  changed: ['plain', 'Changed.'],
  ownWords: ['plain', 'You confirmed that you wrote it in your own words.'],
  scheduled: ['plain', 'Set to go out.', (detail) => `Set to go out ${detail}.`],
  unscheduled: ['plain', 'Taken back to draft.'],
  sending: ['plain', 'Noted that it is sent now.'],
  accepted: ['ok', 'Accepted: it is out.'],
  refused: ['bad', 'Refused.', (detail) => `Refused. ${detail.replace(/^[A-Z_]+: /, '')}`],
  delayed: ['warn', 'Not taken yet.', (detail) => `Not taken yet. ${detail}`],
  outcomeUnknown: [
    'warn',
    'The answer was lost: it may be out, or not. Nothing is sent before that is known.',
  ],
  lookedInVain: ['plain', 'Looked in the account’s own list: it is not there.'],
  couldNotLook: ['warn', 'The account’s own list could not be read. This does not count as a look.'],
  cameLate: ['ok', 'Found in the account’s own list: it had gone out.'],
  copyFound: ['warn', 'Another copy of it was found. It waits for what you decide.'],
  copyRemoved: ['ok', 'A second copy came late and was taken down.'],
  sendingAgain: ['plain', 'It never arrived, so it is sent again.'],
  parked: ['warn', 'It waits for you.', (detail) => `It waits for you. ${detail}`],
  confirmed: ['ok', 'You posted it yourself and said where it is.'],
  trashed: ['plain', 'Deleted here.'],
  restored: ['plain', 'Brought back.'],
  backThere: ['ok', 'It was let back in the community.'],
  locked: ['warn', 'Locked in the community: nobody can answer it any more.'],
  unlocked: ['ok', 'No longer locked in the community.'],
  editedThere: [
    'plain',
    'Its text was edited in the community.',
    (detail) => `Its text was edited in the community ${detail}.`,
  ],
  rulesChanged: ['warn', 'Read them before you post there.', (detail) => detail],
  removedThere: ['bad', 'Taken down in the community.', (detail) => `Taken down in the community. ${detail}`],
};

export function describeEvent(event: string, detail: string): Described {
  const [tone, sentence, withDetail] = EVENTS[event] ?? ['plain', event];
  return { tone, text: detail && withDetail ? withDetail(withLocalTimes(detail)) : sentence };
}

/** A post that is accepted after its answer was lost was found. */
export function nameOfEvent(events: readonly { event: string }[], index: number): string {
  const name = events[index]?.event ?? '';
  const before = events
    .slice(0, index)
    .findLast(({ event }) => event === 'sending' || event === 'outcomeUnknown');
  return name === 'accepted' && before?.event === 'outcomeUnknown' ? 'cameLate' : name;
}
