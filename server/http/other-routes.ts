import { SCOPES } from '#contract/endpoint.ts';

const page = { description: 'A page', content: { 'text/html': {} } };
const redirect = { description: 'Redirect to the next page' };
const json = (description: string) => ({ description, content: { 'application/json': {} } });
const form = (fields: Record<string, boolean>) => ({
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        required: Object.keys(fields).filter((name) => fields[name]),
        properties: Object.fromEntries(Object.keys(fields).map((name) => [name, { type: 'string' }])),
      },
    },
  },
});

const noSession = {
  'x-public': true,
  security: SCOPES.map((scope) => ({ key: [scope] })),
  responses: { 405: json('Not allowed') },
};
const token = { name: 'token', in: 'path', required: true, schema: { type: 'string' } };

type Operation = { summary: string; security?: readonly unknown[]; [key: string]: unknown };

/** Routes that are not JSON endpoints, described for OpenAPI: navigations, forms, the event stream, health. */
export const OTHER_ROUTES: Record<string, Record<string, Operation>> = {
  '/api/login': {
    get: {
      summary: 'Show the sign-in page, or redirect to the OpenID provider',
      responses: { 200: page, 302: redirect },
    },
    post: {
      summary: 'Sign in with the form',
      requestBody: form({ email: true, password: true }),
      responses: { 303: redirect, 401: page, 422: page, 429: page },
    },
  },
  '/api/signup': {
    get: {
      summary: 'Redirect to the form: a rejected form leaves this address in the browser',
      responses: { 303: redirect },
    },
    post: {
      summary: 'Register with the form',
      requestBody: form({ email: true, password: true, firstName: false, lastName: false, setUpCode: false }),
      responses: { 303: redirect, 403: page, 409: page, 422: page, 429: page },
    },
  },
  '/api/invitation': {
    get: {
      summary: 'Show the page of an invitation link',
      responses: { 200: page, 403: page, 404: page, 410: page },
    },
    post: {
      summary: 'Open an invitation with the form of that page',
      requestBody: form({ invitation: true }),
      responses: { 303: redirect, 403: page, 404: page, 410: page, 422: page, 429: page },
    },
  },
  '/api/invitation/signup': {
    get: {
      summary: 'Redirect to the form: a rejected form leaves this address in the browser',
      responses: { 303: redirect },
    },
    post: {
      summary: 'Register with the form and the opened invitation',
      requestBody: form({ email: true, password: true, firstName: false, lastName: false }),
      responses: { 303: redirect, 403: page, 404: page, 409: page, 422: page, 429: page },
    },
  },
  '/api/login/callback': {
    get: {
      summary: 'Return from the OpenID provider',
      responses: { 303: redirect, 400: page, 403: page, 409: page },
    },
  },
  '/api/login/second': {
    get: {
      summary: 'Show the second step after the password, or redirect to the first',
      responses: { 200: page, 303: redirect },
    },
  },
  '/api/login/recovery': {
    get: {
      summary: 'Show the form for people who lost their passkey',
      responses: { 200: page, 303: redirect },
    },
    post: {
      summary: 'Sign in with a recovery code, together with the password or after it',
      requestBody: form({ email: false, password: false, code: true }),
      responses: { 303: redirect, 401: page, 403: page, 422: page, 429: page },
    },
  },
  '/api/reddit/login': {
    get: { summary: 'Redirect to Reddit to connect an account', responses: { 302: redirect } },
  },
  '/api/reddit/callback': { get: { summary: 'Return from Reddit', responses: { 303: redirect } } },
  '/api/logout': {
    get: {
      summary: 'Sign out; a request from another site shows a page that asks first',
      responses: { 200: page, 303: redirect },
    },
    post: {
      summary: 'Sign out with the form of that page',
      responses: { 303: redirect, 403: json('CROSS_SITE') },
    },
  },
  '/api/events': {
    get: {
      summary: 'Stream changes as they happen',
      security: [{ session: [] }],
      responses: {
        200: { description: 'A stream of topics', content: { 'text/event-stream': {} } },
        401: json('UNAUTHORIZED'),
      },
    },
  },
  '/mcp': {
    post: {
      summary: 'The Model Context Protocol, for a client with an API key',
      'x-public': true,
      security: SCOPES.map((scope) => ({ key: [scope] })),
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: json('An answer of the protocol'), 401: json('UNAUTHORIZED') },
    },
    get: { ...noSession, summary: 'Not used by this version of the protocol' },
    delete: { ...noSession, summary: 'Not used by this version of the protocol' },
  },
  '/.well-known/oauth-protected-resource': {
    get: { summary: 'Where an MCP client gets a key', responses: { 200: json('Metadata') } },
  },
  '/.well-known/oauth-protected-resource/mcp': {
    get: { summary: 'The same, at the path of the MCP server', responses: { 200: json('Metadata') } },
  },
  '/.well-known/oauth-authorization-server': {
    get: { summary: 'How an MCP client gets a key', responses: { 200: json('Metadata') } },
  },
  '/oauth/register': {
    post: {
      summary: 'Register an MCP client',
      'x-public': true,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['redirect_uris'],
              properties: {
                client_name: { type: 'string' },
                redirect_uris: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
      responses: { 201: json('The client'), 400: json('An OAuth error') },
    },
  },
  '/oauth/authorize': {
    get: { summary: 'Ask a user to connect an MCP client', responses: { 200: page, 400: page } },
    post: {
      summary: 'Connect an MCP client with the form of that page',
      security: [{ session: [] }],
      requestBody: form({ request: true, decision: true }),
      responses: { 303: redirect, 400: page, 401: json('UNAUTHORIZED') },
    },
  },
  '/oauth/token': {
    post: {
      summary: 'Exchange a code for a key',
      'x-public': true,
      requestBody: form({ grant_type: true, code: true, code_verifier: true, client_id: true }),
      responses: { 200: json('The key'), 400: json('An OAuth error') },
    },
  },
  '/api/alerts/feed/{token}': {
    get: {
      summary: 'A private Atom feed of alerts; its token is the key',
      parameters: [token],
      responses: {
        200: { description: 'A feed', content: { 'application/atom+xml': {} } },
        404: json('NOT_FOUND'),
        429: json('RATE_LIMITED'),
      },
    },
  },
  '/api/alerts/email/{token}': {
    get: {
      summary: 'Confirm an email address, or stop the alerts to it',
      parameters: [token],
      responses: { 200: page, 404: json('NOT_FOUND') },
    },
    post: {
      summary: 'Send the form of that page, or unsubscribe with one click',
      'x-public': true,
      parameters: [token],
      requestBody: form({ action: false }),
      responses: { 200: page, 400: json('BAD_REQUEST'), 404: json('NOT_FOUND') },
    },
  },
  '/t.js': {
    get: {
      summary: 'Return the snippet that counts visits to a website',
      'x-public': true,
      responses: { 200: { description: 'A script', content: { 'text/javascript': {} } } },
    },
  },
  '/healthz': { get: { summary: 'Check that the process is alive', responses: { 200: json('Alive') } } },
  '/readyz': {
    get: {
      summary: 'Check that database, worker and sandbox answer',
      responses: { 200: json('Ready'), 503: json('Not ready') },
    },
  },
  '/metrics': {
    get: { summary: 'Return metrics for Prometheus', responses: { 200: { description: 'Prometheus text' } } },
  },
};
