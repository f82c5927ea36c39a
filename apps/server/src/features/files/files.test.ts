import { createTestServer } from '../../testing/testServer';

describe('files', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'client' | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer();
    const [officer, client, client2] = await Promise.all(
      ['officer', 'client', 'client2'].map((name) => server.signIn(name)),
    );
    tokens = { officer: officer!, client: client!, client2: client2! };
  });

  const fetchFile = (path: string, token: string) =>
    server.app.request('/CM-API/downLoad', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ path }),
    });
  const clientCompany = () =>
    server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();

  it('gives the authorisation letter of an order to those who may see the order, to be saved and never run', async () => {
    const { companyId } = await clientCompany();
    const order = await server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('companyId', '=', companyId!)
      .where('authUrl', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();

    const response = await fetchFile(order.authUrl!, tokens.client);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(`授权书-${order.orderNo}.txt`)}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(await response.text()).toContain(`授权人：${order.candidateName}`);
    expect((await fetchFile(order.authUrl!, tokens.officer)).status).toBe(200);
    expect((await fetchFile(order.authUrl!, tokens.client2)).status).toBe(404);
  });

  it('gives every file that a company’s rules name', async () => {
    const { companyId } = await clientCompany();
    const { rulesList } = await server.database.db
      .selectFrom('companies')
      .select('rulesList')
      .where('id', '=', companyId!)
      .executeTakeFirstOrThrow();
    const rules = JSON.parse(rulesList) as { fileInfo: string }[];
    const urls = rules.flatMap(({ fileInfo }) =>
      (JSON.parse(fileInfo) as { url: string }[]).map(({ url }) => url),
    );
    expect(urls.length).toBeGreaterThan(1);

    for (const url of urls) {
      expect((await fetchFile(url, tokens.client)).status).toBe(200);
      expect((await fetchFile(url, tokens.client2)).status).toBe(404);
    }
  });

  it.each([
    '/etc/passwd',
    '../../etc/passwd',
    '/authorisations/../x.txt',
    '/authorisations/MJ.txt',
    "/rules/1'--",
    'http://127.0.0.1/',
  ])('knows nothing at %s', async (path) => {
    const response = await fetchFile(path, tokens.officer);

    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([
      404, 404,
    ]);
  });
});
