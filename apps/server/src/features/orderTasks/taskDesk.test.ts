import type { TaskDesk } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';

describe('the page of a task', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  const verifiers: { token: string; id: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    client = await server.signIn('client');
    const people = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles as held', 'held.userId', 'users.id')
      .select(['users.id', 'users.username'])
      .where('held.roleCode', '=', 'VERIFIER')
      .where('users.status', '=', 1)
      .orderBy('users.id')
      .limit(2)
      .execute();
    for (const { id, username } of people)
      verifiers.push({ id, token: await server.signIn(username, 'serviceUser') });
  });

  /** Gives the first verifier a task of an order in verification that has a form. */
  const taken = async (itemCode: string, place: number) => {
    const { id } = await server.database.db
      .selectFrom('orderTasks as task')
      .innerJoin('orders', 'orders.id', 'task.orderId')
      .innerJoin('collectForms as form', 'form.orderId', 'orders.id')
      .innerJoin('collectItems as item', (join) =>
        join.onRef('item.formId', '=', 'form.id').onRef('item.groupCode', '=', 'task.itemCode'),
      )
      .select('task.id')
      .where('orders.orderStatus', '=', 50)
      .where('task.status', '=', 20)
      .where('task.itemCode', '=', itemCode)
      .where('task.segIndex', '=', 1)
      .where('item.dataForm', '<>', '[]')
      .where('item.status', '<>', 5)
      .orderBy('task.id')
      .offset(place)
      .limit(1)
      .executeTakeFirstOrThrow();
    await server.database.db
      .updateTable('orderTasks')
      .set({ ownerId: verifiers[0]!.id, result: null, dangerLevel: 5 })
      .set({ dangerReason: null, apiStatus: null, findings: '[]', openRows: 0 })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const desk = async (taskId: string, token: string) =>
    server.call('/gOrderTask/getDesk', { taskId }, { token });
  const read = async (taskId: string, token = verifiers[0]!.token): Promise<TaskDesk> =>
    (await desk(taskId, token)).data;
  const save = async (id: string, fields: object, token = verifiers[0]!.token) =>
    server.call('/gOrderBaseApi/saveOrderTask', { id, ...fields }, { token });
  const submit = async (taskId: string) =>
    server.call('/gOrderTask/update', { taskId, action: 'submit' }, { token: verifiers[0]!.token });

  it('has the rows of its item with the claims of its stretch, for staff alone', async () => {
    const id = await taken('employment', 0);
    const { rows, task, orderNo, contacts } = await read(id);

    expect(rows.map(({ key }) => key)).toContain('employment.company');
    expect(rows.find(({ key }) => key === 'employment.company')!.claim).toEqual(expect.any(String));
    expect(rows.find(({ key }) => key === 'employment.empPeriod')!.claim).toMatch(/\d{4}-\d\d – /);
    expect(task).toMatchObject({ id, writable: true });
    expect(task).not.toHaveProperty('findings');
    expect(orderNo).not.toBe('');
    expect(Array.isArray(contacts)).toBe(true);
    expect((await desk(id, officer)).status).toBe(200);
    expect((await desk(id, client)).status).toBe(403);
    expect((await desk('nowhere', officer)).status).toBe(404);
  });

  it('stores findings of its own rows, by its own person', async () => {
    const id = await taken('employment', 0);
    const findings = [{ key: 'employment.company', finding: '与工商登记一致', verdict: 1 }];

    const stranger = await save(id, { findings }, verifiers[1]!.token);
    expect([stranger.status, stranger.msg]).toEqual([409, '只能填写自己正在处理的任务']);
    const unknown = await save(id, { findings: [{ key: 'education.school', finding: '甲' }] });
    expect([unknown.status, unknown.data.fields]).toEqual([
      400,
      { findings: '该行不在这个调查项中' },
    ]);
    expect((await save(id, { findings: [{ ...findings[0], verdict: 5 }] })).status).toBe(400);

    expect((await save(id, { findings, conclusion: '在职属实' })).status).toBe(200);
    const stored = await read(id);
    expect(stored.conclusion).toBe('在职属实');
    expect(stored.rows.find(({ key }) => key === 'employment.company')).toMatchObject({
      finding: '与工商登记一致',
      verdict: 1,
    });
  });

  it('refuses a save from an older version with the newer task', async () => {
    const id = await taken('education', 0);
    const { version } = (await read(id)).task;
    expect((await save(id, { remark: '甲', version })).status).toBe(200);

    const stale = await save(id, { remark: '乙', version });
    expect([stale.status, stale.data.desk.task.remark]).toEqual([409, '甲']);
    expect((await save(id, { remark: '乙', version: version + 1 })).data.remark).toBe('乙');
  });

  it('is submitted once no row with a claim is open, and with a reason for another lamp', async () => {
    const id = await taken('employment', 1);
    const claimed = (await read(id)).rows.filter(({ claim }) => claim !== null);
    expect(claimed.length).toBeGreaterThan(1);
    const [first] = claimed;
    const blockersAfter = async (fields: object) =>
      (await save(id, fields)).data.moves.find(({ move }: { move: string }) => move === 'submit')
        .blockers;
    expect(await blockersAfter({ result: 1, dangerLevel: 4, findings: [] })).toEqual([]);
    await save(id, { result: 1, dangerLevel: 4, findings: [{ key: first!.key, verdict: 1 }] });
    expect((await submit(id)).msg).toBe(`还有 ${claimed.length - 1} 行没有填写核实情况`);

    const findings = claimed.map(({ key, claim }) => ({ key, finding: claim, verdict: 1 }));
    await save(id, { findings, dangerLevel: 3 });
    expect((await submit(id)).msg).toBe('警示度与建议不同，须写明判灯理由');
    await save(id, { dangerReason: '原单位只确认了在职时间' });
    expect((await submit(id)).data).toMatchObject({ status: 30, dangerLevel: 3 });
  });
});
