import { createHash } from 'node:crypto';
import type { Sandbox } from '../context.ts';

/** The secret in a member's feed URLs. It grants access only to feeds. */
export const feedToken = ({ world }: Sandbox, member: string): string =>
  createHash('sha1').update(`feed ${world.seed} ${member}`).digest('hex');
