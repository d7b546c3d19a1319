import { Socket } from 'node:net';

/** The sockets to the database. Once one of them is found to be dead, `cut` closes all. */
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
