import { queryOptions } from '@tanstack/react-query';
import type { readPostingHours } from '#contract/publishing.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof readPostingHours> = { method: 'GET', path: '/api/settings/posting-hours' };

export const hoursQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });
