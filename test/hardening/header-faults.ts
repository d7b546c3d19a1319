type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];
const TELLING = ['server', 'x-powered-by', 'x-runtime', 'via'];
const HASHED_SCRIPTS = /^script-src 'self'(?: 'sha256-[\w+/=]+')*$/;

type Wanted = {
  isHttps: boolean;
  cache: RegExp;
  /** True if pages of other sites load the path. */
  isPublicResource?: boolean;
};

export function findHeaderFaults(
  headers: Headers,
  { isHttps, cache, isPublicResource = false }: Wanted,
): string[] {
  const textOf = (name: string) => String(headers[name] ?? 'missing');
  const policy = textOf('content-security-policy').split('; ');
  const wanted = {
    ...ALWAYS,
    'cross-origin-resource-policy': isPublicResource ? 'cross-origin' : 'same-origin',
    'strict-transport-security': isHttps ? 'max-age=31536000' : 'missing',
  };
  return [
    ...Object.entries(wanted).flatMap(([name, value]) =>
      textOf(name) === value ? [] : [`${name}: ${textOf(name)}`],
    ),
    ...POLICY.flatMap((rule) => (policy.includes(rule) ? [] : [`no ${rule}`])),
    ...(policy.some((rule) => HASHED_SCRIPTS.test(rule)) ? [] : ['scripts that no hash allows']),
    ...(cache.test(textOf('cache-control')) ? [] : [`cache-control: ${textOf('cache-control')}`]),
    ...TELLING.flatMap((name) => (name in headers ? [`tells ${name}: ${textOf(name)}`] : [])),
  ];
}

/** The expected cache header of a path. Users' data must not be cached. */
export function expectedCache(path: string): RegExp {
  if (path.startsWith('/assets/')) return /^public, max-age=31536000, immutable$/;
  // The browser caches the list of posts and revalidates it each time.
  if (path === '/api/posts') return /^(?:private, no-cache|no-store)$/;
  if (path === '/t.js') return /^public, max-age=86400$/;
  if (path === '/api/openapi.json' || path === '/api/docs') return /^no-cache$/;
  if (path.startsWith('/api/') || /^\/(?:healthz|readyz|metrics)$/.test(path)) return /^no-store$/;
  // For signed-in users a page embeds their data.
  return /^no-(?:cache|store)$/;
}

export const isPublicResource = (path: string): boolean => path === '/t.js' || path === '/api/clicks';
