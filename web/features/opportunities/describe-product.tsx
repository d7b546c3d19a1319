import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { matchProduct, type Recommendation } from '#contract/opportunities.ts';
import { CommunityCard } from '#web/features/discovery/community-card.tsx';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import type { Targeting } from '#web/features/discovery/target-button.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useMatchProduct } from './opportunities.queries.ts';

export function DescribeProduct({ targeting }: { targeting: Targeting }) {
  const match = useMatchProduct();
  const { data: facts } = useFacts();
  const hasFacts = Boolean(facts?.product || facts?.about.length);
  const [found, setFound] = useState<readonly Recommendation[] | null>(null);
  const { form, field, pending, problem } = useForm(
    matchProduct.body,
    { description: '', websiteUrl: '' },
    async (values) => setFound(await match.mutateAsync(values)),
  );
  return (
    <details className="rounded-lg border bg-surface">
      <summary className="flex cursor-pointer items-center gap-2 rounded-lg px-4 py-3 text-sm font-medium">
        <Sparkles className="size-4 text-ink-3" aria-hidden="true" />
        Match communities to your product
      </summary>
      <form {...form} aria-label="Your product" className="grid gap-4 border-t p-4 md:grid-cols-2">
        <TextArea
          label="What it does, and for whom"
          rows={3}
          aside={hasFacts && 'your facts are read too'}
          {...field('description')}
        />
        <div className="grid content-start gap-4">
          <TextField
            label="Website URL"
            aside="optional"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://example.com"
            {...field('websiteUrl')}
          />
          <FormProblem>{problem}</FormProblem>
          <div>
            <Button type="submit" kind="primary" pending={pending} pendingLabel="Looking...">
              Find communities
            </Button>
          </div>
        </div>
      </form>
      {found && (
        <section aria-label="Communities that fit" className="border-t bg-sunken p-4">
          <h2 className="mb-2 text-base">Communities that fit your product</h2>
          {found.length === 0 ? (
            <p role="status" className="text-sm text-ink-2">
              No match yet. Say more, or search by keyword.
            </p>
          ) : (
            <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {found.map((community) => (
                <CommunityCard
                  key={community.id}
                  community={community}
                  targeting={targeting}
                  reason={community.reason}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </details>
  );
}
