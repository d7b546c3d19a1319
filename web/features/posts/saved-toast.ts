import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { localizeTimes } from '#web/lib/date-time.ts';
import type { Toast } from '#web/lib/toast-store.ts';

/** The toast for a saved post. It never claims more than is certain. */
export function savedToast({ phase, problem, composeUrl }: Post, wanted: PostStatusChoice): Toast {
  const reason = problem ? localizeTimes(`${problem.message} ${problem.remedy}`) : '';
  if (phase === 'failed') return { title: 'Not published', description: reason, kind: 'destructive' };
  if (phase === 'needs_you' && composeUrl)
    return {
      title: 'Ready for you',
      description: 'Post it on Reddit yourself, then paste its link under Posts.',
    };
  if (phase === 'needs_you') return { title: 'This needs you', description: reason, kind: 'destructive' };
  if (wanted === 'published' && phase !== 'published')
    return {
      title: 'On its way',
      description: reason || 'It is being sent. Posts shows what becomes of it.',
    };
  const done = {
    draft: 'Post saved as draft',
    scheduled: 'Post scheduled successfully!',
    published: 'Post published successfully!',
  };
  return { title: 'Success', description: done[wanted] };
}
