import { useState } from 'react';
import { BULK_MAX, type Post } from '#contract/posts.ts';

type Faults = Readonly<Record<string, string>>;
const NO_FAULTS: Faults = {};

/** Posts in the order in which they are to go out, and what stands in the way of each, wherever it is moved. */
export function usePlannedOrder(posts: readonly Post[]) {
  const [order, setOrder] = useState(posts);
  const [faults, setFaults] = useState(NO_FAULTS);
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
    leaveOut: (id: string) => {
      const { [id]: _gone, ...others } = faults;
      setOrder(order.filter((post) => post.id !== id));
      setFaults(others);
    },
    keepMost: () => setOrder(order.slice(0, BULK_MAX)),
    /** The server counts the posts that it was sent; here each is known by its id. */
    tellFaults: (fields: Readonly<Record<string, string>>) =>
      setFaults(
        Object.fromEntries(
          ids.flatMap((id, index) => {
            const fault = fields[`ids.${index}`];
            return fault ? [[id, fault]] : [];
          }),
        ),
      ),
  };
}
