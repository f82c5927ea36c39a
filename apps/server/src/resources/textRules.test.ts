import { createTestServer } from '../testing/testServer';
import type { TestServer } from './resourceCases.fixtures';

describe('a rule for texts', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('admin');
  });

  const update = (changes: object) => server.call('/aCompanyInfo/update', changes, { token });

  it('lets a row be saved that breaks it already, and refuses another wrong text', async () => {
    const { id, version, creditCode } = await server.database.db
      .selectFrom('companies')
      .select(['id', 'version', 'creditCode'])
      .where('creditCode', 'like', '9Z%')
      .limit(1)
      .executeTakeFirstOrThrow();

    const saved = await update({ id, version, creditCode, remark: '老客户' });
    const refused = await update({ id, version: version + 1, creditCode: `${creditCode}1` });

    expect(saved).toMatchObject({ status: 200, data: { creditCode, remark: '老客户' } });
    expect(refused).toMatchObject({
      status: 400,
      data: { fields: { creditCode: expect.stringContaining('18 位') as string } },
    });
  });

  it('answers in the language of its reader', async () => {
    const draft = { companyName: '新客户', contactEmail: 'nobody' };
    const reply = await server.call('/aCompanyInfo/save', draft, {
      token,
      headers: { 'accept-language': 'en' },
    });

    expect(reply.msg).toBe('contactEmail: Enter a full e-mail address, such as name@example.com');
  });
});
