import { createServer } from '../createServer';
import { createTestServer } from '../testing/testServer';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('security headers', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    server = await createTestServer();
  });

  it.each(['/CM-API/getCodeImage', '/CM-API/getUserInfo', '/CM-API/nothing', '/missing.js'])(
    'are on %s',
    async (path) => {
      const { headers } = await server.app.request(path);

      expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'self'; script-src 'self'; style-src 'self' 'nonce-[\w+/]{22}=='; /,
      );
      expect(headers.get('content-security-policy')).toMatch(
        /; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'$/,
      );
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('let in the origins of files that the deployment names, and no others', async () => {
    const fileBases = {
      download: 'https://reports.example/a',
      image: 'https://files.example:8443/b',
      host: '/old',
    };
    const { headers } = await createServer({
      backend: server.backend,
      site: { fileBases },
    }).request('/missing.js');

    const named = 'https://reports.example https://files.example:8443;';
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`img-src 'self' data: blob: ${named}`);
    expect(policy).toContain(`media-src 'self' ${named}`);
    expect(policy).toContain(`connect-src 'self' blob: ${named}`);
    expect(policy!.split('example').length).toBe(7);
  });

  it('forbid storing what the API answers', async () => {
    for (const path of ['/CM-API/getCodeImage', '/CM-API/getUserInfo', '/CM-API/nothing']) {
      expect((await server.app.request(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('carry another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () =>
        (await server.app.request('/CM-API/getCodeImage')).headers.get('content-security-policy'),
      ),
    );

    expect(new Set(nonces).size).toBe(3);
  });

  it('ask for https only behind https, and believe only a proxy of ours', async () => {
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
    const behindProxy = createServer({
      backend: server.backend,
      trustProxy: true,
      log: () => undefined,
    });

    expect(
      (await server.app.request('/', forwarded)).headers.has('strict-transport-security'),
    ).toBe(false);
    expect(
      (await behindProxy.request('/', forwarded)).headers.get('strict-transport-security'),
    ).toBe('max-age=31536000; includeSubDomains');
    expect(
      (await server.app.request('https://mingjian.example/')).headers.has(
        'strict-transport-security',
      ),
    ).toBe(true);
  });
});
