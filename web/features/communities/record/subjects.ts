import type { RecordSubject } from '#contract/rules-record.ts';
import { FIELD_NAMES, sayNoRuleAbout } from '#core/communities/rules/describe-value.ts';

export const SUBJECT_NAMES: Record<RecordSubject, string> = {
  ...FIELD_NAMES,
  threads: 'Thread for promotion',
  reposts: 'Reposts',
  flair: 'Flair',
  title: 'Title',
  body: 'Text',
  domains: 'Websites',
  gates: 'Gates',
  surveys: 'Surveys and research',
  messages: 'Direct messages',
  hiring: 'Job posts',
  votes: 'Asking for votes',
  vendors: 'Vendors',
  giveFirst: 'Taking part first',
};

/** Completes a missing finding: "We found no rule about links." */
const ABOUT: Record<Exclude<RecordSubject, 'gates' | Setting>, string> = {
  promotion: 'promotion',
  links: 'links',
  aiText: 'text written with AI',
  disclosure: 'saying whose a product is',
  days: 'days for promotion',
  quotaDays: 'days between promotions',
  threads: 'a thread for promotion',
  reposts: 'reposts',
  surveys: 'surveys',
  messages: 'direct messages',
  hiring: 'job posts',
  votes: 'asking for votes',
  vendors: 'vendors',
  giveFirst: 'taking part first',
};

/** Subjects that only the community's settings tell us about. */
const SETTINGS = ['flair', 'title', 'body', 'domains'] as const;
type Setting = (typeof SETTINGS)[number];
const isSetting = (subject: RecordSubject): subject is Setting =>
  SETTINGS.some((setting) => setting === subject);

/** `isRead`: false if the rules are in another language than English. */
export function describeNoFinding(subject: RecordSubject, isRead: boolean): string {
  if (isSetting(subject)) return 'Not known.';
  if (!isRead) return 'Not read.';
  return subject === 'gates'
    ? 'Not disclosed: it may require karma or an account age.'
    : sayNoRuleAbout(ABOUT[subject]);
}
