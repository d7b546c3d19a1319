import { useState } from 'react';
import { BULK_MAX, type Post } from '#contract/posts.ts';

type Faults = Readonly<Record<string, string>>;
const NO_FAULTS: Faults = {};

/** Posts in the order in which they go out. A fault moves with its post. */
export function usePlannedOrder(posts: readonly Post[]) {
  const [order, setOrder] = useState(posts);
  const [faults, setFaultsById] = useState(NO_FAULTS);
  const ids = order.map(({ id }) => id);
  return {
    order,
    ids,
    faults,
    move: (id: string, by: -1 | 1) => {
      const at = ids.indexOf(id);
      const post = order[at];
      if (post) setOrder(order.toSpliced(at, 1).toSpliced(at + by, 0, post));
    },
    leaveOut: (left: readonly string[]) => {
      setOrder(order.filter(({ id }) => !left.includes(id)));
      setFaultsById(Object.fromEntries(Object.entries(faults).filter(([id]) => !left.includes(id))));
    },
    keepMost: () => setOrder(order.slice(0, BULK_MAX)),
    /** Sets the server's faults, which name posts by their index in the request. */
    setFaults: (fields: Readonly<Record<string, string>>) =>
      setFaultsById(
        Object.fromEntries(
          ids.flatMap((id, index) => {
            const fault = fields[`ids.${index}`];
            return fault ? [[id, fault]] : [];
          }),
        ),
      ),
  };
}
