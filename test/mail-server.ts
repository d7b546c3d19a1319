import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };
export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** Refuses or accepts recipients from now on. */
  refuse(isRefusing: boolean): void;
  /** Holds mails back until it is called again. */
  hold(isHolding: boolean): void;
  stop(): Promise<void>;
};

/** A real SMTP server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let isRefusing = false;
  let held: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      done(isRefusing ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        mails.push({ from, to, source });
        if (held) held.push(done);
        else done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (next) => void (isRefusing = next),
    hold(isHolding) {
      held?.forEach((done) => done());
      held = isHolding ? [] : null;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
