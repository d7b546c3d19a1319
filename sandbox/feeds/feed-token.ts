import { createHash } from 'node:crypto';
import type { Sandbox } from '../context.ts';

/** The private part of a member's feed addresses. It opens nothing else. */
export const feedToken = ({ world }: Sandbox, member: string): string =>
  createHash('sha1').update(`feed ${world.seed} ${member}`).digest('hex');
