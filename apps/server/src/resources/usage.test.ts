import { encodeSearch, type RowUse } from '@mingjian/api';
import { orderResource } from '../features/orders/resource';
import type { Caller } from '../http/caller';
import { createTestServer } from '../testing/testServer';
import { accountWith, type TestServer } from './resourceCases.fixtures';
import type { StoredRow } from './servedResource';
import { usedIn } from './usage';
import { rightsOf } from '../testing/rightsOf';

describe('the refusal to delete a row that is in use', () => {
  let server: TestServer;
  let candidate: { id: string; companyId: string };

  beforeAll(async () => {
    server = await createTestServer();
    candidate = await server.database.db
      .selectFrom('orders')
      .select(['candidateId as id', 'companyId'])
      .limit(1)
      .executeTakeFirstOrThrow();
  });

  it('names lists that have exactly the rows it counts', async () => {
    const token = await server.signIn('admin');

    const reply = await server.call('/aCompanyInfo/delete', { id: candidate.companyId }, { token });

    const uses = reply.data.inUse as RowUse[];
    const totals = await Promise.all(
      uses.map(async ({ resource, field, value }) => {
        const searchParam = encodeSearch([{ field, operator: 'EQ', value }]);
        return (await server.call(`/${resource}/getList`, { searchParam }, { token })).data.total;
      }),
    );
    expect(reply.status).toBe(409);
    expect(uses.map(({ resource }) => resource)).toEqual([
      'vOrderInfo',
      'cCandidateInfo',
      'aCompanyAccount',
    ]);
    expect(uses.map(({ count }) => count)).toEqual(totals);
  });

  it('reaches a client for a row of its own', async () => {
    const account = await accountWith(server, 'COMPANY_MAIN', candidate.companyId);
    const token = await server.signIn(account, 'companyUser');

    const reply = await server.call('/cCandidateInfo/delete', { id: candidate.id }, { token });

    expect([reply.status, reply.data.inUse]).toEqual([
      409,
      [expect.objectContaining({ resource: 'vOrderInfo', value: candidate.id })],
    ]);
  });

  it('counts no row outside the scope of its caller', async () => {
    const stranger: Caller = {
      userId: 'stranger',
      userType: 'companyUser',
      roles: ['COMPANY_MAIN'],
      rights: rightsOf('COMPANY_MAIN'),
      companyId: 'another company',
      language: 'zh',
    } as unknown as Caller;
    const check = usedIn({ by: orderResource, field: 'companyId', says: (n) => () => `${n}` });
    const row = { id: candidate.companyId } as unknown as StoredRow;

    const reason = await check(row, stranger, server.database.db);

    expect(reason?.use).toBeUndefined();
    expect(reason?.wording('zh')).toBe('您无权查看的记录');
    expect(reason?.wording('en')).toBe('records that you may not see');
  });
});
