import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisitorSandboxBanner } from '#web/features/accounts/sandbox-banner.tsx';
import { CheckForm } from '#web/features/check/check-form.tsx';
import { useOpenCheck } from '#web/features/check/open-check.queries.ts';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { Brand } from '#web/shell/brand.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

const SignInLink = () => (
  <a href="/api/login" className={buttonStyle()}>
    Sign in
  </a>
);

/** Replaces the frame that signed-in users see. */
const VisitorFrame = ({ banner, children }: { banner: ReactNode; children: ReactNode }) => (
  <>
    {banner}
    <div className="mx-auto max-w-288 px-4 sm:px-8">
      <header className="flex h-16 items-center justify-between">
        <Link to="/" className="rounded-sm">
          <Brand />
        </Link>
        <SignInLink />
      </header>
      <main className="py-6">{children}</main>
    </div>
  </>
);

const SwitchedOff = ({ isVisitor }: { isVisitor: boolean }) => (
  <section className="rounded-lg border bg-surface">
    <EmptyState
      level="h2"
      icon={LockKeyhole}
      title="This is switched off here"
      text={
        isVisitor
          ? 'Whoever runs this Threadwell has closed this page. Sign in, and your texts are checked while you write them.'
          : 'Whoever runs this Threadwell has closed this page. The generator checks your texts while you write them.'
      }
      action={
        isVisitor ? (
          <SignInLink />
        ) : (
          <Link to="/generator" className={buttonStyle()}>
            Open the generator
          </Link>
        )
      }
    />
  </section>
);

/** Prefills the product that a signed-in user has described. */
function OwnCheck() {
  const { data: facts, isPending } = useFacts();
  return isPending ? null : <CheckForm product={facts?.product ?? ''} />;
}

/** Open to visitors if the installation's owner allows it. */
export function CheckPage() {
  const { data: user } = useUser();
  const query = useOpenCheck();
  const content = (
    <>
      <PageHeader
        title="Would this get me thrown out?"
        text="Paste a text and name a subreddit. You get the verdict by that subreddit’s own rules."
      />
      {!query.data && <WaitingSection label="Check" query={query} rows={3} text="Loading..." />}
      {query.data?.isOn && !query.data.canRead && (
        <p role="status" className="mb-4 rounded-md bg-accent-soft px-4 py-2 text-sm">
          {query.data.mayChange
            ? 'No account of yours can read at this moment, so no new rules are read. Connect one on the dashboard.'
            : 'Whoever runs this Threadwell has no account connected that can read at this moment, so no new rules are read.'}
        </p>
      )}
      {query.data?.isOn === true && (user ? <OwnCheck /> : <CheckForm product="" />)}
      {query.data?.isOn === false && <SwitchedOff isVisitor={!user} />}
    </>
  );
  if (user) return content;
  return <VisitorFrame banner={query.data?.isSandbox && <VisitorSandboxBanner />}>{content}</VisitorFrame>;
}
