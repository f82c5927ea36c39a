import { contract, type AnyCall, type Area } from '@mingjian/api';
import { enter, invitedOrder, tokenOf } from '../features/collect/candidate.fixtures';
import { createTestServer } from '../testing/testServer';
import { boundAreas } from '../features/features';
import { callKey } from './bind';

/** Specified calls that nobody may make: books only grow, and invoices are made of lines. */
const REFUSED = [
  ...['aCompanyBalanceLog', 'aCompanySettlementLog'].flatMap((name) =>
    ['update', 'delete'].map((act) => `POST /${name}/${act}`),
  ),
  'POST /aCompanyInvoice/delete',
  ...['VCompanyInvoiceInfo', 'aCompanyOperateLog'].flatMap((name) =>
    ['save', 'update', 'delete'].map((act) => `POST /${name}/${act}`),
  ),
];

/** Keys of clients, which no administrator makes: their own tests have them. */
const OF_CLIENTS = ['POST /apiKey/save'];

const changes = boundAreas
  .flat()
  .map(({ call }) => call)
  .filter(
    ({ effect, method, callers }) => effect !== 'read' && method === 'POST' && callers !== 'keys',
  )
  .filter((call) => ![...REFUSED, ...OF_CLIENTS].includes(callKey(call)));

describe('a call that changes something', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;
  let candidate: string;
  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('admin');
    const { invitation } = await invitedOrder(server, token);
    candidate = await enter(server, tokenOf(invitation));
  });

  it.each(changes.map((call) => [callKey(call), call] as const))(
    'refuses a field that it does not know: %s',
    async (_, call) => {
      // What stands beside bytes is in the address.
      const query = call.sends === 'bytes' ? '?unknownField=1' : '';
      const reply = await server.call(
        call.path.replace(/\{\w+\}/g, 'x') + query,
        { unknownField: '1' },
        { token: call.callers === 'candidates' ? candidate : token, form: call.sends === 'form' },
      );

      expect(reply.status).toBe(400);
      expect(reply.msg).toMatch(/unknownField：不能写入该字段/);
    },
  );

  it('is nearly every one: the calls that manage transactions themselves have a reason', () => {
    const calls = Object.values(contract as Record<string, Area>).flatMap((area) =>
      Object.values(area),
    ) as AnyCall[];

    expect(changes.length).toBeGreaterThan(30);
    for (const call of calls)
      expect(call.reason !== '', callKey(call)).toBe(call.effect === 'selfManaged');
  });

  it('is answered once for one key, also where nothing asks for it', async () => {
    const row = { code: 'idempotency-test', value: '["a"]' };
    const headers = { 'idempotency-key': 'settings-once' };
    const [first, again, other] = [
      await server.call('/sysConfigUser/save', row, { token, headers }),
      await server.call('/sysConfigUser/save', row, { token, headers }),
      await server.call('/sysConfigUser/save', { ...row, value: '["b"]' }, { token, headers }),
    ];

    expect(again.data).toEqual(first.data);
    expect(other.status).toBe(422);
  });

  it('is one transaction: a deletion of several settings removes all or none', async () => {
    const save = async (code: string) =>
      (await server.call('/sysConfigUser/save', { code, value: '[]' }, { token })).data
        .id as string;
    const ids = [await save('one'), await save('two')];
    const remove = async (id: string) =>
      (await server.call('/sysConfigUser/delete', { id }, { token })).status;
    const left = async () =>
      (await server.call('/sysConfigUser/getList', { pageSize: 100 }, { token })).data.content
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => ids.includes(id)).length;

    expect(await remove(`${ids[0]},missing`)).toBe(404);
    expect(await left()).toBe(2);
    expect(await remove(ids.join(','))).toBe(200);
    expect(await left()).toBe(0);
  });
});
