import { useState } from 'react';

type Statement = { id: number; text: string };

let lastId = 0;
const rowOf = (text: string): Statement => ({ id: (lastId += 1), text });
const rowsOf = (texts: readonly string[]) => (texts.length > 0 ? texts : ['']).map(rowOf);

/** An editable list of texts with stable ids. Always has at least one row to write in. */
export function useStatements(start: readonly string[]) {
  const [rows, setRows] = useState(() => rowsOf(start));
  const [addedId, setAddedId] = useState(0);
  return {
    rows,
    /** The last added row, which gets the focus. */
    addedId,
    set: (texts: readonly string[]) => setRows(rowsOf(texts)),
    change: (id: number, text: string) =>
      setRows(rows.map((row) => (row.id === id ? { ...row, text } : row))),
    addAt: (index: number) => {
      const row = rowOf('');
      setRows(rows.toSpliced(index, 0, row));
      setAddedId(row.id);
    },
    remove: (id: number) => {
      const left = rows.filter((row) => row.id !== id);
      setRows(left.length > 0 ? left : [rowOf('')]);
    },
  };
}
