import { decideVisit, type VisitPolicy } from '#core/websites/decide-visit.ts';
import { readNetwork } from '#core/websites/network.ts';
import type { Config } from '#server/config.ts';

/** The user for whom a model is asked: the installation's owner, or any other user. */
export type ModelAsker = 'owner' | 'member';

const LOOPBACK = ['127.0.0.0/8', '::1'].flatMap((text) => readNetwork(text) ?? []);

/**
 * The servers that a user's model calls may reach: those on the internet and the private ones that the operator
 * lists. Without a list, the owner may also reach this machine, where Ollama runs.
 */
export function decideReach(
  { ai, fetchAllow, modelAllow }: Pick<Config, 'ai' | 'fetchAllow' | 'modelAllow'>,
  asker: ModelAsker,
): VisitPolicy {
  const { hosts, networks } =
    modelAllow ?? (asker === 'owner' ? { hosts: ['localhost'], networks: LOOPBACK } : NOTHING);
  const own = ai.baseUrl ? [hostAndPort(new URL(ai.baseUrl))] : [];
  return { fetchAllow: [...fetchAllow, ...own, ...hosts], networks, ports: 'any' };
}

const NOTHING = { hosts: [], networks: [] };

const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** True if the operator's list allows this private server. */
export function isListed(host: string, policy: VisitPolicy): boolean {
  const visit = decideVisit(`http://${host}`, policy);
  return visit.ok && visit.allowed;
}
