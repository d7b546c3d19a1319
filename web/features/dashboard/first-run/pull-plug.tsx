import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { PostHistory } from '#web/features/posts/post-history.tsx';
import { postHistoryQuery, postsQuery } from '#web/features/posts/posts.queries.ts';
import { refusalText } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { findPlugPost, PLUG_POST } from './plug-post.ts';
import { usePullPlug } from './practice.queries.ts';
import { Side, Sides } from './watch-post.tsx';

/** Demonstrates a lost response: the sandbox drops it for real. */
export function PullPlug() {
  const { data: accounts = [] } = useAccounts();
  const { data: sent } = useQuery({ ...postsQuery, select: findPlugPost });
  const plug = usePullPlug();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves.
  useEffect(() => {
    if (plug.isSuccess) place.current?.focus();
  }, [plug.isSuccess]);
  const account = accounts.find(({ isActive, mode }) => isActive && mode === 'sandbox');
  const send = (
    <>
      <Button
        icon={<Unplug aria-hidden="true" />}
        pending={plug.isPending}
        pendingLabel="Sending..."
        disabled={!account}
        onClick={() => plug.mutate(account?.id ?? null)}
      >
        Pull the plug and send it
      </Button>
      <FormProblem>{plug.error && refusalText(plug.error)}</FormProblem>
    </>
  );
  return (
    <section aria-labelledby="pull-plug" className="grid gap-3">
      <div>
        <h4 id="pull-plug" className="text-base font-medium">
          Now pull the plug
        </h4>
        <p className="max-w-160 text-sm text-ink-2">
          Connections break at the worst moment: a post has arrived, and the answer that says so is lost. Send
          this second practice post: the sandbox will take it and cut the connection without a word.
        </p>
      </div>
      <Sides>
        <Side title={`A practice post for r/${PLUG_POST.subreddit}`}>
          <div className="grid gap-2 p-4">
            <p className="font-medium">{PLUG_POST.title}</p>
            <p className="text-sm whitespace-pre-line text-ink-2">{PLUG_POST.content}</p>
          </div>
        </Side>
        <Side title="What Threadwell does now">
          {sent ? (
            <div ref={place} tabIndex={-1} aria-live="polite" className="outline-none">
              <PostHistory id={sent.id} />
              {sent.phase === 'published' && <Shown id={sent.id}>{send}</Shown>}
            </div>
          ) : (
            <div className="grid justify-items-start gap-3 p-4">
              <p className="text-sm text-ink-2">
                Nothing yet. Once you send the post, it arrives, but the answer gets lost on its way back.
                Sending it again would post it twice.
              </p>
              {send}
            </div>
          )}
        </Side>
      </Sides>
    </section>
  );
}

/** Explains what this post proves. If its response arrived after all, offers another try (`children`). */
function Shown({ id, children }: { id: string; children: ReactNode }) {
  const { data: events = [] } = useQuery(postHistoryQuery(id));
  const names = new Set(events.map(({ event }) => event));
  if (names.has('found'))
    return (
      <p className="border-t bg-ok-soft px-4 py-3 font-medium text-ok">
        Found in the community, and not sent a second time.
      </p>
    );
  if (!names.has('accepted') || names.has('outcomeUnknown')) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t p-4">
      <p className="text-sm text-ink-2">This time the answer wasn’t lost. You can try it again.</p>
      {children}
    </div>
  );
}
