import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';

/**
 * Parses JSON and form bodies. An empty body counts as none; routes without a body ignore it. origin-check.ts
 * enforces the content type before.
 */
export function acceptBodies({ http }: App): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parseJson(request, body, (error, value) =>
      error
        ? done(new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause: error }))
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
  http.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
}
