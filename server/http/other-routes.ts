const page = { description: 'A page', content: { 'text/html': {} } };
const redirect = { description: 'On to the next page' };
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

type Operation = { summary: string; security?: readonly unknown[]; [key: string]: unknown };

/** Routes that are not JSON endpoints, described for OpenAPI: navigations, forms, the event stream, health. */
export const OTHER_ROUTES: Record<string, Record<string, Operation>> = {
  '/api/login': {
    get: {
      summary: 'The sign-in page, or on to the OpenID provider',
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
      summary: 'On to the form, from the address that a refused one leaves in the browser',
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
      summary: 'The page that an invitation link leads to',
      responses: { 200: page, 403: page, 404: page, 410: page },
    },
    post: {
      summary: 'Open an invitation link with the form of that page',
      requestBody: form({ invitation: true }),
      responses: { 303: redirect, 403: page, 404: page, 410: page, 422: page, 429: page },
    },
  },
  '/api/invitation/signup': {
    get: {
      summary: 'On to the form, from the address that a refused one leaves in the browser',
      responses: { 303: redirect },
    },
    post: {
      summary: 'Register with the form, by the invitation that was opened',
      requestBody: form({ email: true, password: true, firstName: false, lastName: false }),
      responses: { 303: redirect, 403: page, 404: page, 409: page, 422: page, 429: page },
    },
  },
  '/api/login/callback': {
    get: {
      summary: 'Back from the OpenID provider',
      responses: { 303: redirect, 400: page, 403: page, 409: page },
    },
  },
  '/api/login/second': {
    get: {
      summary: 'The second step after a right password, or back to the first',
      responses: { 200: page, 303: redirect },
    },
  },
  '/api/login/recovery': {
    get: {
      summary: 'The form for whoever has lost their passkey',
      responses: { 200: page, 303: redirect },
    },
    post: {
      summary: 'Sign in with a recovery code, after the password or with it',
      requestBody: form({ email: false, password: false, code: true }),
      responses: { 303: redirect, 401: page, 403: page, 422: page, 429: page },
    },
  },
  '/api/reddit/login': {
    get: { summary: 'On to Reddit, to connect an account', responses: { 302: redirect } },
  },
  '/api/reddit/callback': { get: { summary: 'Back from Reddit', responses: { 303: redirect } } },
  '/api/logout': {
    get: {
      summary: 'Sign out, or from elsewhere a page that asks first',
      responses: { 200: page, 303: redirect },
    },
    post: {
      summary: 'Sign out with the form of that page',
      responses: { 303: redirect, 403: json('CROSS_SITE') },
    },
  },
  '/api/events': {
    get: {
      summary: 'What has changed, as it happens',
      security: [{ session: [] }],
      responses: {
        200: { description: 'A stream of topics', content: { 'text/event-stream': {} } },
        401: json('UNAUTHORIZED'),
      },
    },
  },
  '/t.js': {
    get: {
      summary: 'The snippet that counts visits to a website',
      'x-public': true,
      responses: { 200: { description: 'A script', content: { 'text/javascript': {} } } },
    },
  },
  '/healthz': { get: { summary: 'The process is alive', responses: { 200: json('Alive') } } },
  '/readyz': {
    get: {
      summary: 'Database, worker and sandbox answer',
      responses: { 200: json('Ready'), 503: json('Not ready') },
    },
  },
  '/metrics': {
    get: { summary: 'Measurements for Prometheus', responses: { 200: { description: 'Prometheus text' } } },
  },
};
