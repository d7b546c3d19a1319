import { Resolver } from 'node:dns/promises';

/** All addresses of a host name; empty if it does not exist. */
export type Lookup = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 2_500;

/** Queries DNS and ignores the hosts file, which is irrelevant for public names. IPv4 first: more hosts have it. */
export const lookupAddresses: Lookup = async (name) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
