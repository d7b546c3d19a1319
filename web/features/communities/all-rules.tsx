import type { CommunityRules } from '#contract/communities.ts';

export const summaryStyle =
  'w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink touch:py-2.5';

type AllRulesProps = Pick<CommunityRules, 'rules'> & {
  /** True if only the rules for posts, or only those for comments, are given. */
  isOfKind?: boolean;
};

/** Shows the rules in the community's own words. */
export const AllRules = ({ rules, isOfKind = false }: AllRulesProps) => (
  <details className="px-4 py-3">
    <summary className={summaryStyle}>
      {rules.length === 1 ? 'Its only rule' : `All ${rules.length} rules`}
      {isOfKind && ' for such a text'}
    </summary>
    <ol className="mt-2 grid list-decimal gap-2 pl-5 text-sm">
      {rules.map(({ name, text }) => (
        <li key={`${name}\n${text}`} className="wrap-anywhere">
          {name && <p className="font-medium">{name}</p>}
          <p className="whitespace-pre-line text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </details>
);
