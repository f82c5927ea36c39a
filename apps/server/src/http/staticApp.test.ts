import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../createServer';
import { createTestServer } from '../testing/testServer';

const WORKER = '/assets/pdfjs-5.6.205/legacy/build/pdf.worker.min.mjs';

describe('the built app', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-static-'));
  const dist = path.join(folder, 'dist');
  let server: Awaited<ReturnType<typeof createTestServer>>;
  const page = { headers: { accept: 'text/html,application/xhtml+xml' } };

  beforeAll(async () => {
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'secret.txt'), 'canary');
    writeFileSync(
      path.join(dist, 'index.html'),
      '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
    );
    writeFileSync(path.join(dist, 'candidate.html'), '<meta nonce="__CSP_NONCE__">candidate');
    writeFileSync(path.join(dist, 'favicon.svg'), '<svg/>');
    writeFileSync(path.join(dist, 'assets/index-Dq3x_9aB.js'), 'plain');
    writeFileSync(path.join(dist, 'assets/index-Dq3x_9aB.js.br'), 'brotli');
    writeFileSync(path.join(dist, 'assets/index-Dq3x_9aB.js.gz'), 'gzip');
    mkdirSync(path.join(dist, 'assets/pdfjs-5.6.205/legacy/build'), { recursive: true });
    writeFileSync(path.join(dist, WORKER), 'worker');
    writeFileSync(path.join(dist, 'assets/pdfjs-5.6.205/openjpeg.wasm'), 'wasm');
    symlinkSync(path.join(folder, 'secret.txt'), path.join(dist, 'link.txt'));
    server = await createTestServer({ staticDir: dist });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['/', '/index.html', '/login', '/f-order/f-order/orderDetails?orderId=1'])(
    'gives its page at %s with the nonce of the policy',
    async (address) => {
      const response = await server.app.request(address, page);
      const html = await response.text();

      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1]!;
      expect(html).toBe(`<meta nonce="${nonce}"><style nonce="${nonce}"></style>`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/clientUser', '/clientUser/', '/signPage'])(
    'gives the application of candidates at %s, and at no other address',
    async (address) => {
      const response = await server.app.request(address, page);

      expect(await response.text()).toMatch(/^<meta nonce="[^_"]+">candidate$/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect((await server.app.request('/candidate.html', page)).status).toBe(404);
      expect(await (await server.app.request('/clientUsers', page)).text()).toContain('<style');
    },
  );

  it('gives its page with 404 where production has none', async () => {
    const installation = { ...server.backend.installation, isProduction: true };
    const backend = { ...server.backend, installation };
    const production = createServer({ backend, log: () => {}, staticDir: dist });
    const statusOf = async (app: typeof production, address: string) =>
      (await app.request(address, page)).status;

    for (const address of ['/test', '/test/']) {
      expect(await statusOf(production, address), address).toBe(404);
      expect(await statusOf(server.app, address), address).toBe(200);
    }
    expect(await (await production.request('/test', page)).text()).toContain('<style');
    expect(await statusOf(production, '/tests')).toBe(200);
  });

  it('keeps hashed files for ever and asks again for others', async () => {
    const hashed = await server.app.request('/assets/index-Dq3x_9aB.js');
    const other = await server.app.request('/favicon.svg');
    const again = await server.app.request('/favicon.svg', {
      headers: { 'if-none-match': other.headers.get('etag')! },
    });

    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect(other.headers.get('content-type')).toBe('image/svg+xml');
    expect(again.status).toBe(304);
  });

  it('lets the worker of PDF files alone compile its decoders', async () => {
    const worker = await server.app.request(WORKER);
    const wasm = await server.app.request('/assets/pdfjs-5.6.205/openjpeg.wasm');
    const policy = ({ headers }: Response) => headers.get('content-security-policy');

    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(policy(worker)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    );
    expect(wasm.headers.get('content-type')).toBe('application/wasm');
    for (const { headers } of [worker, wasm])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const other of [wasm, await server.app.request('/', page)])
      expect(policy(other)).not.toContain('wasm-unsafe-eval');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('answers %s with the neighbour that fits', async (accepted, encoding, body) => {
    const response = await server.app.request('/assets/index-Dq3x_9aB.js', {
      headers: { 'accept-encoding': accepted },
    });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/link.txt',
    '/favicon.svg%00.html',
    '/%E0%A4%A',
  ])('does not let %s out of its folder', async (address) => {
    const response = await server.app.request(`http://localhost${address}`, page);

    expect(await response.text()).not.toMatch(/canary|root:/);
  });

  it.each(['/orders.', '/%E0%A4%A'])(
    'answers %s, damaged in a chat, with the page',
    async (path) => {
      const response = await server.app.request(`http://localhost${path}`, page);

      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('does not answer for a missing file, a script or a form with a page', async () => {
    const missing = await server.app.request('/assets/gone-12345678.js', page);
    const script = await server.app.request('/login', { headers: { accept: 'application/json' } });
    const form = await server.app.request('/login', { method: 'POST', ...page });

    expect([missing.status, script.status, form.status]).toEqual([404, 404, 404]);
  });

  it('lists no folder', async () => {
    for (const address of ['/assets', '/assets/', '/assets/pdfjs-5.6.205/']) {
      const response = await server.app.request(address, page);
      expect(await response.text(), address).not.toMatch(/index-Dq3x|openjpeg|legacy/);
    }
  });

  it('does not hide the API', async () => {
    const response = await server.app.request('/CM-API/nothing', page);

    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json',
    ]);
  });

  it('gives its page with the settings of the deployment', async () => {
    const { app } = await createTestServer({ staticDir: dist, site: { layout: 'top' } });
    writeFileSync(path.join(dist, 'index.html'), '<meta name="mj-site" content="__SITE__" />');

    const html = await (await app.request('/', page)).text();

    expect(html).toBe('<meta name="mj-site" content="{&#34;layout&#34;:&#34;top&#34;}" />');
  });
});
