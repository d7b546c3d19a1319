import type { DatabaseSync } from 'node:sqlite';

/** A member's setting on something: a vote, a bookmark, a subscription. The default is 0. */
export type ChoiceKind =
  | 'vote'
  | 'saved'
  | 'hidden'
  | 'subscribed'
  | 'opted-in'
  | 'invited'
  | 'no-inbox'
  | 'deleted'
  | 'suspended';

export type Choice = {
  readonly target: string;
  readonly value: number;
  readonly at: number;
};

export type Choices = {
  of(member: string, kind: ChoiceKind, target: string): number;
  set(member: string, kind: ChoiceKind, target: string, value: number, at: number): void;
  /** The things a member chose, newest first. */
  list(member: string, kind: ChoiceKind): readonly Choice[];
  /** The sum of members' votes on a thing, without the author's own. */
  votesOn(target: string): number;
};

export function createChoices(database: DatabaseSync): Choices {
  const kept = new Map<string, Map<string, Choice>>();
  const votes = new Map<string, number>();
  function choicesOf(member: string, kind: string): Map<string, Choice> {
    const key = `${member}/${kind}`;
    const found = kept.get(key) ?? new Map<string, Choice>();
    kept.set(key, found);
    return found;
  }
  function remember(member: string, kind: string, choice: Choice): void {
    const before = choicesOf(member, kind).get(choice.target)?.value ?? 0;
    if (kind === 'vote') votes.set(choice.target, (votes.get(choice.target) ?? 0) + choice.value - before);
    if (choice.value === 0) choicesOf(member, kind).delete(choice.target);
    else choicesOf(member, kind).set(choice.target, choice);
  }
  for (const row of database.prepare('select * from choices').all()) {
    const choice = { target: String(row['target']), value: Number(row['value']), at: Number(row['at']) };
    remember(String(row['member']), String(row['kind']), choice);
  }
  const write = database.prepare(
    'insert or replace into choices (member, kind, target, value, at) values (?, ?, ?, ?, ?)',
  );
  return {
    of: (member, kind, target) => choicesOf(member, kind).get(target)?.value ?? 0,
    set: (member, kind, target, value, at) => {
      write.run(member, kind, target, value, at);
      remember(member, kind, { target, value, at });
    },
    list: (member, kind) => [...choicesOf(member, kind).values()].toSorted((one, other) => other.at - one.at),
    votesOn: (target) => votes.get(target) ?? 0,
  };
}
