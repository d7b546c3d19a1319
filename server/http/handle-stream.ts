import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import type { App } from './app-type.ts';
import type { UserContext } from '../context.ts';
import { toAppError, toErrorBody } from './errors.ts';
import { readInput } from './validate-input.ts';
import { openSse } from './open-sse.ts';
import { sendGrowingText } from './send-growing-text.ts';
import type { RouteExceptions } from './origin-check.ts';
import { userContext } from './session.ts';

type StreamOptions = { onText?: (soFar: string) => void; signal?: AbortSignal };
type Streamed<E extends Endpoint> = {
  /** The name of the event that carries the result. */
  result: string;
  run: (ctx: UserContext, input: Input<E>, options: StreamOptions) => Promise<Output<E>>;
};

/** Serves an endpoint as JSON or, for `Accept: text/event-stream`, streams its text as it is generated. */
export function handleStream<const E extends Endpoint>(
  app: App,
  endpoint: E,
  { result, run }: Streamed<E>,
): void {
  app.endpoints.push(endpoint);
  const config: RouteExceptions = { body: 'json', scope: endpoint.scope };
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    async handler(request, reply) {
      const ctx = userContext(app, request);
      const input = readInput(endpoint, request);
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      reply.header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/event-stream'))
        return await reply.send(await run(ctx, input, { signal: gone.signal }));
      const stream = openSse(reply, ctx.clock);
      try {
        const onText = sendGrowingText(stream, ctx.clock);
        stream.send(result, await run(ctx, input, { signal: gone.signal, onText }));
      } catch (error) {
        stream.send('problem', toErrorBody(toAppError(error, request)));
      }
      stream.end();
    },
  });
}
