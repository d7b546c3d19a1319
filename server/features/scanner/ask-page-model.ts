import type { Input, Output } from '#contract/endpoint.ts';
import type { askPageModel as endpoint } from '#contract/scanning/page-model.ts';
import { createPageModel, PageModelRequired } from '#server/adapters/llm/page-model.ts';
import type { UserContext } from '#server/context.ts';
import { generateDraft } from '../drafts/generate-draft.ts';
import { writeVariant } from '../drafts/write-variant.ts';
import { draftReply } from './draft-reply.ts';
import { judgeInPage } from './second-opinion/ask-second-opinions.ts';

/** Runs a call with the answers of the page's model, up to the first missing one. */
export async function askPageModel(
  ctx: UserContext,
  { call, answers }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const none = { task: null, draft: null, reply: null, opinions: null };
  const page: UserContext = { ...ctx, pageModel: createPageModel(answers) };
  try {
    switch (call.kind) {
      case 'draft':
        return { ...none, draft: await generateDraft(page, { ...call.asked, writer: 'model' }) };
      case 'variant':
        return { ...none, draft: await writeVariant(page, call.asked) };
      case 'reply':
        return { ...none, reply: await draftReply(page, { ...call.asked, id: call.id }) };
      case 'opinions':
        return { ...none, opinions: await judgeInPage(page, call) };
    }
  } catch (error) {
    if (error instanceof PageModelRequired) return { ...none, task: error.task };
    throw error;
  }
}
