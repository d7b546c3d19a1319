import { Socket } from 'node:net';

/** The sockets to the database. When one proves dead, the others to the same address are closed at once. */
export type Lines = {
  open(): Socket;
  cut(): void;
};

export function createLines(): Lines {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
