import type { Answer, AnswerRole } from '#contract/interview.ts';
import type { Asked } from './questions.ts';

const SIGNS: readonly (readonly [AnswerRole, RegExp])[] = [
  ['ask', /\?\s*$|^(?:i(?:['’]d| would) (?:like|love) to (?:hear|know|read)|tell me|looking for|curious)\b/i],
  ['before', /\b(?:before|used to|until|previously|at first|originally|back then|so far)\b|^(?:we|i) had\b/i],
  [
    'failed',
    /\b(?:did not|didn['’]t|does not|doesn['’]t|never|no longer|cannot|can['’]t|fail\w*|wrong|missing|not yet|no effect|useless)\b/i,
  ],
  [
    'result',
    /^now\b|\bnow\W*$|\b(?:since then|as a result|came of it|result\w*|dropped|rose|grew|fell|saved|went (?:up|down|from)|down to|up to)\b|\d ?(?:%|x\b)/i,
  ],
  ['audience', /^(?:it(?:['’]s| is) )?(?:made |built |meant )?for \w+/i],
  ['lean', /^(?:i|we) (?:lean|guess|suspect|think|would|prefer)\b|^(?:my guess|probably)\b/i],
  ['change', /\b(?:changed|switched|moved|added|removed|replaced|tried|rewrote)\b/i],
];

/** What an answer tells, by its words; of what nobody can tell, the first open question. */
export function tellRole(text: string, open: readonly Asked[]): AnswerRole {
  const found = SIGNS.find(([role, sign]) => sign.test(text) && (role === 'ask' || isOpen(role, open)));
  return found?.[0] ?? open[0]?.role ?? 'point';
}

const isOpen = (role: AnswerRole, open: readonly Asked[]): boolean => open.some((one) => one.role === role);

type Told = { role: AnswerRole; text: string };

/** Gives each answer a role: its own, or what its words tell of the questions that are still open. */
export function giveRoles(answers: readonly Answer[], questions: readonly Asked[]): Told[] {
  const open = new Map(questions.map((question) => [question.role, question]));
  for (const { role } of answers) if (role) open.delete(role);
  return answers.map(({ role, text }) => {
    const told = role ?? tellRole(text, [...open.values()]);
    open.delete(told);
    return { role: told, text };
  });
}
