type FigureTableProps = {
  caption: string;
  heads: readonly string[];
  /** Each starts with its name. */
  rows: readonly (readonly string[])[];
};

/** The figures of a picture. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  <table className="text-sm tabular-nums">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-left text-ink-2">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className="py-1 pr-6 font-medium">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row" className="py-1 pr-6 text-left font-normal">
            {name}
          </th>
          {values.map((value, index) => (
            <td key={heads[index + 1]} className="py-1 pr-6">
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same, folded below the picture. */
export const FoldedTable = (props: FigureTableProps) => (
  <details className="mt-3 text-sm text-ink-3">
    <summary className="w-fit cursor-pointer hover:text-ink-2">As a table</summary>
    <FigureTable {...props} />
  </details>
);
