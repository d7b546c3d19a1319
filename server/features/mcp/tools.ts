import type { Tool } from './define-tool.ts';
import { checkText } from './tools/check-text.ts';
import { listPosts } from './tools/list-posts.ts';
import { readFigures } from './tools/read-figures.ts';
import { readRules } from './tools/read-rules.ts';
import { readThread } from './tools/read-thread.ts';
import { saveDraft } from './tools/save-draft.ts';
import { schedulePost } from './tools/schedule-post.ts';
import { searchOpportunities } from './tools/search-opportunities.ts';
import { writeDraft } from './tools/write-draft.ts';

export const TOOLS = [
  searchOpportunities,
  readThread,
  readRules,
  checkText,
  writeDraft,
  saveDraft,
  listPosts,
  schedulePost,
  readFigures,
] as unknown as readonly Tool[];
