/** A minimal browser for the provider's pages: follows redirects, keeps cookies, submits forms. */
export async function signInAtProvider(url: string, account: string, backTo: string): Promise<string> {
  const jar = new Map<string, string>();
  const visit = async (to: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
    return response;
  };

  let response = await visit(url);
  for (let step = 0; step < 20; step++) {
    const location = response.headers.get('location');
    if (location) {
      const next = new URL(location, url).href;
      if (next.startsWith(backTo)) return next;
      response = await visit(next);
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider shows no form: ${response.status} ${page.slice(0, 200)}`);
    const login = page.includes('name="login"');
    response = await visit(
      new URL(action, url).href,
      login ? { prompt: 'login', login: account, password: 'any' } : { prompt: 'consent' },
    );
  }
  throw new Error('The provider never redirected back');
}
