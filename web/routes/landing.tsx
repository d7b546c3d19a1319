import { CheckLink } from '#web/features/check/check-link.tsx';
import { Claims } from '#web/features/landing/claims.tsx';
import { Purposes } from '#web/features/landing/purposes.tsx';
import { Refusals } from '#web/features/landing/refusals.tsx';
import { SampleDraft } from '#web/features/landing/sample-draft.tsx';
import { openServerPage } from '#web/lib/browser.ts';
import { hasWantedPage } from '#web/lib/wanted-page.ts';
import { Brand } from '#web/shell/brand.tsx';
import { Button } from '#web/ui/button.tsx';

const Hero = () => (
  <div>
    {hasWantedPage() && <p className="mb-5 text-ink-2">Sign in to see that page.</p>}
    <h1 className="text-[40px] leading-11 font-semibold tracking-tight text-balance sm:text-[56px] sm:leading-15">
      Be heard on Reddit without being thrown out.
    </h1>
    <p className="mt-5 max-w-130 text-lg text-pretty text-ink-2">
      Threadwell is an open-source workbench for marketers and founders. Write posts and replies with any AI
      model or none, schedule them across subreddits, and see what worked. On your own server.
    </p>
    <div className="mt-8">
      <Button kind="primary" size="lg" onClick={() => openServerPage('/api/login')}>
        Get Started
      </Button>
      <p className="mt-3 text-ink-2">Connect your Reddit account to start automating your marketing.</p>
      <CheckLink />
    </div>
  </div>
);

export const Landing = () => (
  <div className="mx-auto max-w-288 px-4 sm:px-8">
    <title>Threadwell: be heard on Reddit without being thrown out</title>
    <header className="flex h-16 items-center justify-between">
      <Brand />
      <a href="/api/login" className="rounded-sm px-2 py-1.5 font-medium text-ink-2 hover:text-ink">
        Sign in
      </a>
    </header>
    <main className="grid gap-16 pt-10 pb-20 sm:gap-24 sm:pt-20">
      <div className="grid items-center gap-12 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <Hero />
        <SampleDraft />
      </div>
      <Claims />
      <div className="grid gap-12 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <Purposes />
        <Refusals />
      </div>
    </main>
    <footer className="flex flex-wrap gap-x-6 gap-y-1 border-t py-6 text-sm text-ink-3">
      <p>Open source under the MIT license.</p>
      <p>Not affiliated with Reddit, Inc.</p>
    </footer>
  </div>
);
