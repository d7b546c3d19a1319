import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpLine = {
  readonly port: number;
  /** Carries no more data without closing, like a cut cable. */
  freeze(): void;
  /** Routes new connections to another port. */
  leadTo(port: number): void;
  cut(): void;
  stop(): Promise<void>;
};

/** A breakable connection between a program and a server on this machine. */
export async function openTcpLine(target: number, port = 0): Promise<TcpLine> {
  let to = target;
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const carry = (from: Socket, into: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => void (isFrozen || into.write(bytes)));
    from.on('error', () => into.destroy());
    from.on('close', () => {
      sockets.delete(from);
      into.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => void (isFrozen = true),
    leadTo(port) {
      to = port;
      isFrozen = false;
    },
    cut,
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
