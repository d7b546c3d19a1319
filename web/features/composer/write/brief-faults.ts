import { generateBody } from '#contract/drafts.ts';
import type { Brief } from '#core/composer/brief.ts';
import { findThreadFault } from '#core/posts/find-post-faults.ts';
import { faultsOf } from '#web/lib/use-form.ts';
import { draftRequestOf } from './draft-request.ts';

/** Messages by field; `noAnswer` matters without a model only. */
type Faults = Record<string, string>;

const NO_ANSWER = 'Answer at least one question: without a model, your answers are the draft.';

export function findBriefFaults(brief: Brief): Faults {
  const request = draftRequestOf(brief);
  const { parentUrl, subreddit, answers } = request;
  const thread = parentUrl && subreddit && findThreadFault(parentUrl, subreddit);
  return {
    ...(!answers && { noAnswer: NO_ANSWER }),
    ...(thread && { parentUrl: thread }),
    ...faultsOf(generateBody, request),
  };
}

/** The faults that matter for an action. */
type Relevant = (faults: Faults) => Faults;
export const NO_FAULTS: Relevant = () => ({});
export const allFaults: Relevant = (faults) => faults;
export const withoutNoAnswer: Relevant = ({ noAnswer: _ignored, ...others }) => others;
export const subredditFault: Relevant = ({ subreddit }) => (subreddit ? { subreddit } : {});

/** These characters are in no name or address of a subreddit, so typing more cannot help. */
const IN_NO_NAME = /[^\w/:.-]/;
export const nameFault = ({ subreddit }: Brief, faults: Faults): string | undefined =>
  IN_NO_NAME.test(subreddit) ? faults['subreddit'] : undefined;
