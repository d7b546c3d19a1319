import type { PublishStore } from '#server/features/publishing/publish-protocol.ts';

/** A store whose writers wait for their turn. */
export function gateWrites(store: PublishStore, turn: () => Promise<void>): PublishStore {
  const atTurn = async <T>(write: () => Promise<T>): Promise<T> => {
    await turn();
    return await write();
  };
  return {
    ...store,
    postpone: (...args) => atTurn(() => store.postpone(...args)),
    arm: (...args) => atTurn(() => store.arm(...args)),
    settle: (...args) => atTurn(() => store.settle(...args)),
    doubt: (...args) => atTurn(() => store.doubt(...args)),
    noteCheck: (...args) => atTurn(() => store.noteCheck(...args)),
    forget: (...args) => atTurn(() => store.forget(...args)),
    park: (...args) => atTurn(() => store.park(...args)),
    adopt: (...args) => atTurn(() => store.adopt(...args)),
  };
}
