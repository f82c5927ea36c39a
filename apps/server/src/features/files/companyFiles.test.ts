import { createTestServer } from '../../testing/testServer';
import { statusAt, uploadFile } from '../../testing/uploadFile';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('files of a company', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'client' | 'client2', string>;
  let before: { id: string; rulesList: string; logo: string | null }[];
  beforeAll(async () => {
    server = await createTestServer();
    const [officer, client, client2] = await Promise.all(
      ['officer', 'client', 'client2'].map((name) => server.signIn(name)),
    );
    tokens = { officer: officer!, client: client!, client2: client2! };
    before = await companies().execute();
  });
  afterAll(async () => {
    for (const { id, ...files } of before)
      await server.database.db.updateTable('companies').set(files).where('id', '=', id).execute();
    await server.database.db.deleteFrom('uploadedFiles').execute();
  });

  const companies = () =>
    server.database.db
      .selectFrom('companies')
      .select(['id', 'rulesList', 'logo'])
      .where('companyNo', '=', 'KH00001');

  const companyOf = async (token: string) => {
    const { data } = await server.call(
      '/aCompanyInfo/getList',
      { pageSize: 100, searchParam: JSON.stringify({ SEARCH_LIKE_company_no: 'KH00001' }) },
      { token },
    );
    return data.content.find(({ companyNo }: { companyNo: string }) => companyNo === 'KH00001');
  };
  const upload = async (token: string, kind: string, name: string, content?: Buffer<ArrayBuffer>) =>
    (await uploadFile(server, { token, fields: { kind }, name, ...(content && { content }) })).data
      .path as string;
  const rule = (url: string) =>
    JSON.stringify([
      { username: '人力资源部', fileInfo: JSON.stringify([{ name: '规则.pdf', url }]) },
    ]);
  const addressIn = (text: string) =>
    /\/CM-API\/system\/openFile\/[\w.]+\?ticket=[\w.-]+/.exec(text)![0];

  it('that staff upload and save become readable to its people, and to no other company', async () => {
    const { id, version } = await companyOf(tokens.officer);
    const rules = await upload(tokens.officer, 'paper', '规则.pdf');
    const logo = await upload(tokens.officer, 'picture', '标志.png', PNG);

    const saved = await server.call(
      '/aCompanyInfo/update',
      { id, version, rulesList: rule(rules), logo },
      { token: tokens.officer },
    );

    expect(saved.code, saved.msg).toBe(0);
    const own = await companyOf(tokens.client);
    for (const address of [addressIn(own.rulesList), own.logo])
      expect(await statusAt(server, address)).toBe(200);
    const stored = own.logo.replace(/^.*openFile/, '/uploads').replace(/\?.*$/, '');
    const foreign = await server.call(
      '/system/getFileAddresses',
      { paths: [stored] },
      { token: tokens.client2 },
    );
    expect(await statusAt(server, foreign.data[0])).toBe(404);
  });

  it('are only those that the person who saves has uploaded', async () => {
    const { id, version } = await companyOf(tokens.officer);
    const admin = await server.signIn('admin');
    const others = await upload(admin, 'paper', '内部.pdf');

    await server.call(
      '/aCompanyInfo/update',
      { id, version, rulesList: rule(others) },
      { token: tokens.officer },
    );

    const own = await companyOf(tokens.client);
    expect(await statusAt(server, addressIn(own.rulesList))).toBe(404);
  });
});
