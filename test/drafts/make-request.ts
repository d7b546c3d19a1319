import { NO_REQUIREMENTS, type PostRequirements } from '#core/communities/post-requirements.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import type { DraftRequest } from '#core/drafts/draft-request.ts';

type Requirements = Omit<PostRequirements, 'title' | 'body'> & {
  title: Partial<PostRequirements['title']>;
  body: Partial<PostRequirements['body']>;
};

/** A community with no restrictions or requirements other than those in `differs`. */
export function makeRules(
  differs: Partial<RulesReading> = {},
  { title, body, ...others }: Partial<Requirements> = {},
): RulesReading {
  const requirements = {
    ...NO_REQUIREMENTS,
    ...others,
    title: { ...NO_REQUIREMENTS.title, ...title },
    body: { ...NO_REQUIREMENTS.body, ...body },
  };
  return { ...readRules([], requirements), ...differs };
}

/** A community's rules and requirements in one object, for tables of test cases. */
export type RulesOverrides = Partial<Requirements> & { rules?: Partial<RulesReading> };
export const makeRulesWith = ({ rules, ...requirements }: RulesOverrides): RulesReading =>
  makeRules(rules, requirements);

/** A request by the author of a product called Billwren, with the fields that a test changes. */
export const makeRequest = (differs: Partial<DraftRequest> = {}): DraftRequest => ({
  task: 'post',
  topic: 'How do you get clients to pay on time?',
  community: 'saas',
  ctaStyle: 'subtle',
  shape: 'question',
  website: {
    url: 'https://billwren.example/',
    title: 'Billwren – invoices that chase themselves',
    description: 'Billwren reminds late payers politely, so that freelancers need not.',
    headings: [
      'Reminders before the due date',
      'One page for all open invoices',
      'Export for your accountant',
    ],
    text: 'Write an invoice, send it, and let the reminders go out by themselves.',
  },
  thread: null,
  facts: { product: null, about: [] },
  answers: [],
  leads: true,
  closing: true,
  isOwn: null,
  habits: null,
  rules: null,
  seed: 'seed',
  ...differs,
});
