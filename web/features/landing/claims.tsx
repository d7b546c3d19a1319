import type { ReactNode } from 'react';

type Claim = { figure: string; text: string };

const PLATFORM: readonly Claim[] = [
  { figure: '52B+', text: 'monthly views' },
  { figure: '73M+', text: 'daily users' },
  { figure: '130K+', text: 'communities' },
];

/** These claims must be ones that our tests verify. */
const PRODUCT: readonly Claim[] = [
  { figure: '1', text: 'command from a fresh clone to running, without a key or a database server' },
  { figure: '0', text: "requests to anybody else's server while you read this page" },
];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="p-5 sm:p-6">
    <h2 className="text-sm font-medium text-ink-2">{title}</h2>
    {children}
  </div>
);

const List = ({ claims, columns }: { claims: readonly Claim[]; columns: string }) => (
  <dl className={`mt-4 grid gap-x-6 gap-y-5 ${columns}`}>
    {claims.map(({ figure, text }) => (
      <div key={figure} className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-pretty text-ink-2">{text}</dt>
        <dd className="text-2xl font-semibold tracking-tight tabular-nums">{figure}</dd>
      </div>
    ))}
  </dl>
);

export const Claims = () => (
  <section
    aria-label="Figures"
    className="grid divide-y rounded-lg border bg-surface lg:grid-cols-2 lg:divide-x lg:divide-y-0"
  >
    <Group title="Reddit, by its own published figures">
      <List claims={PLATFORM} columns="grid-cols-3" />
    </Group>
    <Group title="Threadwell, by its own tests">
      <List claims={PRODUCT} columns="sm:grid-cols-2" />
    </Group>
  </section>
);
