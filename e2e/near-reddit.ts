import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

/** Preloaded into a server: redirects connections to Reddit to a local port, without TLS. */
const port = Number(process.env['NEAR_REDDIT_PORT']);

const connectFar = tls.connect;
const connectNear = () => {
  const socket = net.connect(port, '127.0.0.1');
  socket.once('connect', () => socket.emit('secureConnect'));
  return socket;
};
const isReddit = (options: unknown): boolean =>
  (options as tls.ConnectionOptions).servername === 'www.reddit.com';

Object.assign(tls, {
  connect: (...args: Parameters<typeof tls.connect>) =>
    isReddit(args[0]) ? connectNear() : connectFar(...args),
});
syncBuiltinESMExports();
