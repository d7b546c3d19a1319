import type { Command } from './command.ts';
import { check } from './commands/check.ts';
import { draft } from './commands/draft.ts';
import { opportunities } from './commands/opportunities.ts';
import { posts } from './commands/posts.ts';
import { scan } from './commands/scan.ts';
import { schedule } from './commands/schedule.ts';

/** The commands that call the server's API. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  scan,
  opportunities,
  check,
  draft,
  schedule,
  posts,
};
