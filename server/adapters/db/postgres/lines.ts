import { Socket } from 'node:net';

/** The lines to the database. When one of them proves dead, the others that lead there are not waited for. */
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
