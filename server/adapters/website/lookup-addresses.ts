import { Resolver } from 'node:dns/promises';

/** All addresses of a name; none when there is no such name. */
export type Lookup = (name: string) => Promise<string[]>;

const PATIENCE_MS = 2_500;

/** Asks the name servers and not the hosts file: a public name has no business there. IPv4 first, more machines have it. */
export const lookupAddresses: Lookup = async (name) => {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
