import type { CommunityPlan } from '../community.ts';
import { BE_KIND, DISCLOSE, NO_AI_TEXT, NO_PROMOTION, ON_TOPIC, SEARCH_FIRST } from './house-rules.ts';

const plan = (
  name: string,
  title: string,
  description: string,
  rest: Pick<CommunityPlan, 'members' | 'perDay' | 'subjects' | 'mood'> & Partial<CommunityPlan>,
): CommunityPlan => ({ name, title, description, rules: [BE_KIND, DISCLOSE, ON_TOPIC], ...rest });

export const SMALL: readonly CommunityPlan[] = [
  plan('typing_tips', 'Typing tips', 'Types that help and types that hinder.', {
    members: 8_200,
    perDay: 1.6,
    subjects: ['typing', 'api-design'],
    mood: 'engineering',
    rules: [BE_KIND, NO_AI_TEXT, SEARCH_FIRST],
  }),
  plan('cssclinic', 'CSS clinic', 'Bring the layout that will not behave.', {
    members: 6_100,
    perDay: 1.4,
    subjects: ['layout', 'design-systems'],
    mood: 'helping',
  }),
  plan('a11ywork', 'Accessibility at work', 'Making accessible products inside real companies.', {
    members: 3_900,
    perDay: 1,
    subjects: ['accessibility', 'forms', 'design-systems'],
    mood: 'helping',
  }),
  plan('pricingtalk', 'Pricing talk', 'What to charge, how to say it, when to raise it.', {
    members: 2_700,
    perDay: 1,
    subjects: ['pricing', 'freelance-clients'],
    mood: 'business',
    rules: [
      BE_KIND,
      DISCLOSE,
      {
        applies: 'link',
        name: 'Give us something to go on',
        text: 'A post has at least 120 characters: what you sell, to whom, and for how much.',
      },
    ],
    requirements: { bodyMinLength: 120 },
  }),
  plan('coldoutreach', 'Cold outreach', 'Writing to strangers without becoming a nuisance.', {
    members: 5_400,
    perDay: 1.4,
    subjects: ['cold-mail', 'first-customers'],
    mood: 'business',
    habits: { promotion: 'never', maxLinks: 0 },
    rules: [BE_KIND, NO_PROMOTION],
  }),
  plan('localmarketing', 'Local marketing', 'Filling the shop, the table and the calendar in one town.', {
    members: 4_400,
    perDay: 1.2,
    subjects: ['local-business', 'social-posting', 'paid-ads'],
    mood: 'business',
  }),
  plan('newslettercrew', 'Newsletter crew', 'People who write to a list every week and count who stays.', {
    members: 7_300,
    perDay: 1.5,
    subjects: ['newsletters', 'content'],
    mood: 'business',
  }),
  plan('apidesign', 'API design', 'Interfaces between programs: names, versions, errors, regrets.', {
    members: 6_800,
    perDay: 1.3,
    subjects: ['api-design', 'queues', 'typing'],
    mood: 'engineering',
  }),
  plan('devjobsboard', 'Developer jobs', 'Work offered and work wanted. Every offer names its pay.', {
    members: 9_600,
    perDay: 3,
    subjects: ['hiring', 'freelance-clients'],
    mood: 'hiring',
    rules: [
      BE_KIND,
      {
        applies: 'link',
        name: 'Name the pay',
        text: 'An offer without a salary range or a rate is removed.',
      },
    ],
    habits: { promotion: 'free', maxLinks: 3 },
  }),
];
