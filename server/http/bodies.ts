import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';

/** Parses JSON and form bodies. An empty body counts as none. origin-check.ts checks the content type first. */
export function acceptBodies({ http }: App): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parseJson(request, body, (error, value) =>
      error
        ? done(new AppError('BAD_REQUEST', 'The body isn’t valid JSON.', { cause: error }))
        : done(null, value),
    );
  });
  http.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
  http.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  // Closes the connection if we answer before the whole body has arrived.
  http.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
}
