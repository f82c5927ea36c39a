import type { OrderDetail, SafeLevel } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { ordersAtKpi, removeOrders } from './performance.fixtures';

describe('the risk levels of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  const verifiers: { token: string; id: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
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

  afterAll(async () => removeOrders(server));

  const made = () =>
    ordersAtKpi(
      server,
      verifiers.map(({ id }) => id),
    );
  const orderAtKpi = async () => made().orderAtKpi();
  const addPaper = async (orderId: string) => made().addPaper(orderId, officer);
  const addTask = async (orderId: string, itemCode: string, position: number, ownerId: string) =>
    made().addTask(orderId, itemCode, position, ownerId);
  const kpi = async (name: string, input: object, token: string) =>
    server.call(`/gOrderKpiApi/${name}`, input, { token });
  const levels = async (orderId: string): Promise<SafeLevel[]> =>
    (await kpi('getOrderSafeLevel', { orderId }, officer)).data;
  const score = async (orderId: string, token = officer) =>
    server.call('/gOrderBaseApi/update', { orderId, action: 'score' }, { token });
  const level = (taskId: string, more: object = {}) => ({
    taskId,
    dangerType: 1,
    dangerValue: 4,
    reason: '',
    evidenceIds: [] as string[],
    sourceCount: 0,
    ...more,
  });

  it('writes a level through to its task, with the evidence that it needs', async () => {
    const { id, taskId } = await orderAtKpi();
    const paper = await addPaper(id);
    const save = async (more: object, token = officer) =>
      kpi('saveOrderSafeLevel', { orderId: id, levels: [level(taskId, more)] }, token);

    expect((await save({ dangerValue: 2 })).data.fields).toEqual({
      'levels.0.reason': '红灯和黄灯须写明判定理由',
      'levels.0.evidenceIds': '红灯和黄灯须附佐证材料',
      'levels.0.overrideReason': '与建议的警示度不同，请填写调整理由',
    });
    const judged = {
      dangerValue: 2,
      reason: '学习形式与提供信息不符',
      overrideReason: '学信网结果为非全日制',
      evidenceIds: [paper],
    };
    expect((await save({ ...judged, evidenceIds: ['other'] })).data.fields).toEqual({
      'levels.0.evidenceIds': '佐证须是该订单的材料',
    });
    expect((await save({ ...judged, dangerType: 2 })).status).toBe(400);
    expect((await save(judged, verifiers[0]!.token)).status).toBe(409);
    expect((await save(judged, client)).status).toBe(403);
    const saved = await save({ ...judged, version: 1 });
    expect(saved.status).toBe(200);
    expect(saved.data[0]).toMatchObject({ dangerValue: 2, suggestValue: 4, isUnproven: false });
    expect((await save({ ...judged, version: 1 })).msg).toContain('任务刚被他人修改');

    const list = '/gOrderBaseApi/getOrderTaskList';
    const [task] = (await server.call(list, { orderId: id }, { token: officer })).data;
    expect(task).toMatchObject({ dangerLevel: 2, dangerReason: '学习形式与提供信息不符' });
    const detail: OrderDetail = (
      await server.call('/gOrderBaseApi/getOrderDetail', { orderId: id }, { token: officer })
    ).data;
    expect(detail.overallDanger).toBe(2);
    const removed = { orderId: id, id: paper };
    const deletion = await server.call('/gOrderPaper/delete', removed, { token: officer });
    expect([deletion.status, deletion.msg]).toEqual([409, '该文件是风险等级的佐证，不能删除']);
  });

  it('holds the end of the work until every red and yellow level has evidence', async () => {
    const { id, taskId } = await orderAtKpi();
    const paper = await addPaper(id);
    await server.database.db
      .updateTable('orderTasks')
      .set({ dangerLevel: 1, dangerReason: '证书系伪造', suggestedLevel: 1 })
      .where('id', '=', taskId)
      .execute();
    const refused = await score(id);
    expect([refused.status, refused.msg]).toEqual([
      409,
      '还有 1 项红灯或黄灯没有佐证，请在「风险等级」中补充',
    ]);

    const own = level(taskId, { dangerValue: 1, reason: '证书系伪造', evidenceIds: [paper] });
    const proven = await kpi(
      'saveOrderSafeLevel',
      { orderId: id, levels: [own] },
      verifiers[1]!.token,
    );
    expect([proven.status, proven.data[0].isUnproven]).toEqual([200, false]);
    const lowered = level(taskId, { dangerValue: 4, reason: '证书系伪造', overrideReason: '…' });
    const changed = { orderId: id, levels: [lowered] };
    expect((await kpi('saveOrderSafeLevel', changed, verifiers[1]!.token)).msg).toBe(
      '不能调整自己任务的警示度；可补充佐证',
    );
    const scored = await score(id);
    expect([scored.msg, scored.data?.orderStatus]).toEqual(['', 70]);
    expect((await kpi('saveOrderSafeLevel', changed, officer)).status).toBe(409);
  });

  it('needs two sources before a statement is red or yellow', async () => {
    const { id } = await orderAtKpi();
    const interview = await addTask(id, 'interview', 2, verifiers[0]!.id);
    const input = {
      dangerValue: 2,
      reason: '两位证明人均提及',
      overrideReason: '两处来源一致',
      evidenceIds: [await addPaper(id)],
    };
    const save = async (sourceCount: number) =>
      kpi(
        'saveOrderSafeLevel',
        { orderId: id, levels: [level(interview, { ...input, sourceCount })] },
        officer,
      );

    expect((await save(1)).data.fields).toEqual({
      'levels.0.sourceCount': '访谈陈述须有两个以上独立来源才能判为红灯或黄灯',
    });
    expect((await save(2)).status).toBe(200);
  });

  it('takes a judgement back to what the rules suggest', async () => {
    const { id, taskId } = await orderAtKpi();
    const blue = level(taskId, {
      dangerValue: 3,
      reason: '专业名称不同',
      overrideReason: '口径不同',
    });
    await kpi('saveOrderSafeLevel', { orderId: id, levels: [blue] }, officer);
    expect((await levels(id))[0]).toMatchObject({ dangerValue: 3, overrideReason: '口径不同' });

    const remove = async (token: string) =>
      server.call('/gOrderSafeLevel/delete', { id: taskId }, { token });
    expect((await remove(verifiers[0]!.token)).status).toBe(403);
    expect((await remove(officer)).status).toBe(200);
    expect((await levels(id))[0]).toMatchObject({ dangerValue: 4, overrideReason: null });
    expect(
      (await server.call('/gOrderSafeLevel/delete', { id: 'x' }, { token: officer })).status,
    ).toBe(404);
  });

  it('refuses blue where the question is whether a record exists', async () => {
    const { id } = await orderAtKpi();
    const record = await addTask(id, 'litigation', 2, verifiers[0]!.id);
    const blue = level(record, { dangerType: 2, dangerValue: 3 });
    const refused = await kpi('saveOrderSafeLevel', { orderId: id, levels: [blue] }, officer);
    expect(refused.status).toBe(400);
  });
});
