import * as z from 'zod/mini';
import { readRulesRecord } from '../core/communities/rules/read-rules-record.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run rules` reads a set of rules from each line. */
const textOrNothing = z._default(z.nullish(z.string()), '');
const input = z.object({
  id: z.optional(z.unknown()),
  rules: z._default(z.nullish(z.array(z.object({ name: textOrNothing, text: textOrNothing }))), []),
  sidebar: z.nullish(z.string()),
});

const readRules = ({ id, rules, sidebar }: z.output<typeof input>) => ({
  id,
  ...readRulesRecord({
    rules: (rules ?? []).map(({ name, text }) => ({ name: name ?? '', text: text ?? '' })),
    sidebar: sidebar ?? null,
  }),
});

await answerLines({
  input,
  wanted: 'a set of rules: {"id", "rules": [{"name", "text"}], "sidebar"?}',
  answer: readRules,
});
