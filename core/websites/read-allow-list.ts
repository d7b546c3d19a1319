import { type Network, readNetwork } from './network.ts';

/** Private servers that may be reached: by host and port, or by address. */
export type AllowList = { readonly hosts: readonly string[]; readonly networks: readonly Network[] };

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9._-]*[a-z0-9])?)(:\d{1,5})?$/;

/** Parses hosts with or without a port, addresses and networks; or returns the first invalid item. */
export function readAllowList(items: readonly string[]): AllowList | { wrong: string } {
  const hosts: string[] = [];
  const networks: Network[] = [];
  for (const item of items) {
    const network = readNetwork(item.replace(/^\[(.*)\]$/, '$1'));
    if (network) networks.push(network);
    else if (HOST.test(item.toLowerCase())) hosts.push(item.toLowerCase());
    else return { wrong: item };
  }
  return { hosts, networks };
}
