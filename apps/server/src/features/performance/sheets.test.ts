import type { KpiItem, KpiSheet } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { ordersAtKpi, removeOrders } from './performance.fixtures';
import { standardKpiItems } from './standardKpiItems';

describe('the performance sheet of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;
  let officer: string;
  let reviewer: string;
  let finance: string;
  let client: string;
  const verifiers: { token: string; id: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    const as = async (role: string) =>
      server.signIn(await accountWith(server, role), 'serviceUser');
    [admin, officer, reviewer, finance, client] = await Promise.all([
      server.signIn('admin'),
      server.signIn('officer'),
      as('QC'),
      as('FINANCE'),
      server.signIn('client'),
    ]);
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
  const kpi = async (name: string, input: object, token: string) =>
    server.call(`/gOrderKpiApi/${name}`, input, { token });
  const all = async (orderId: string): Promise<KpiSheet> =>
    (await kpi('getOrderKpiList2', { orderId }, officer)).data;
  const score = async (orderId: string, token = officer) =>
    server.call('/gOrderBaseApi/update', { orderId, action: 'score' }, { token });

  it('is calculated for each person by the days that tasks were theirs', async () => {
    const { id } = await orderAtKpi();

    const { rows, auditStatus, version, can } = await all(id);

    expect([auditStatus, version, can.readAll, can.correct]).toEqual([0, 0, true, true]);
    const shareOf = (userId: string) =>
      new Set(rows.filter((row) => row.userId === userId).map(({ share }) => share));
    expect(shareOf(verifiers[0]!.id)).toEqual(new Set([75]));
    expect(shareOf(verifiers[1]!.id)).toEqual(new Set([25]));
    expect(rows.every(({ parts }) => parts[0]!.text.startsWith('满分'))).toBe(true);
    expect(rows.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('shows verifiers their own rows, leads all, and clients none', async () => {
    const { id } = await orderAtKpi();
    const own = (await kpi('getOrderKpiList', { orderId: id }, verifiers[0]!.token)).data;
    expect(new Set(own.rows.map(({ userId }: { userId: string }) => userId))).toEqual(
      new Set([verifiers[0]!.id]),
    );
    expect(own.can).toEqual({ readAll: false, note: true, correct: false, approve: false });
    const calculated = await kpi('getCalKpiItemList', { orderId: id }, verifiers[0]!.token);
    expect(calculated.data).toHaveLength(own.rows.length);

    const status = async (name: string, token: string) =>
      (await kpi(name, { orderId: id }, token)).status;
    expect(await status('getOrderKpiList2', verifiers[0]!.token)).toBe(403);
    expect(await status('getOrderKpiList2', reviewer)).toBe(200);
    for (const name of ['getOrderKpiList', 'getOrderKpiList2', 'getCalKpiItemList'])
      expect(await status(name, client)).toBe(403);
    expect(await status('getOrderSafeLevel', client)).toBe(403);
    expect(await status('getOrderSafeLevel', finance)).toBe(403);
    expect((await kpi('getOrderKpiList2', { orderId: 'nowhere' }, officer)).status).toBe(404);
  });

  it('has statements of a person, and corrections with a reason whose shares add up', async () => {
    const { id } = await orderAtKpi();
    const note = { orderId: id, version: 0, rows: [{ itemCode: 'T01', note: '学校放假' }] };
    const noted = await kpi('saveOrderKpi', note, verifiers[0]!.token);
    expect([noted.status, noted.data.auditStatus]).toEqual([200, 1]);
    const { version } = noted.data as KpiSheet;
    const row = (index: 0 | 1, more: object = {}) => ({
      userId: verifiers[index]!.id,
      itemCode: 'T01',
      score: 100,
      share: index === 0 ? 75 : 25,
      ...more,
    });
    const correct = async (rows: object[], from = version, token = officer) =>
      kpi('saveOrderKpi2', { orderId: id, version: from, rows }, token);

    expect((await correct([row(0, { score: 90 })])).data.fields).toEqual({
      'rows.0.deductReason': '与计算结果不同，请填写更正理由',
    });
    expect((await correct([row(0, { score: 101 })])).data.fields).toEqual({
      'rows.0.score': '最高 100 分',
    });
    expect((await correct([row(0, { share: 70, deductReason: '乙做得多' })])).data.fields).toEqual({
      'rows.0.share': '「按时完成」各人占比合计 95%，应为 100%',
    });
    expect((await correct([row(0)], version, verifiers[0]!.token)).status).toBe(403);

    const both = [
      row(0, { share: 70, score: 90, deductReason: '乙做得多' }),
      row(1, { share: 30, deductReason: '乙做得多' }),
    ];
    const saved = await correct(both);
    expect(saved.status).toBe(200);
    const first = (saved.data as KpiSheet).rows.find(
      ({ userId, itemCode }) => userId === verifiers[0]!.id && itemCode === 'T01',
    )!;
    expect(first).toMatchObject({
      score: 90,
      computed: 100,
      deduct: 10,
      share: 70,
      note: '学校放假',
    });

    const stale = await correct([row(0)]);
    expect([stale.status, stale.data.sheet.version]).toEqual([409, version + 1]);
    expect(stale.data.sheet.rows).toHaveLength(saved.data.rows.length);
  });

  it('is not corrected by the person itself', async () => {
    const { id } = await orderAtKpi();
    const { db } = server.database;
    const { id: own } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    const { version, rows } = (await kpi('saveOrderKpi2', { orderId: id, version: 0 }, officer))
      .data as KpiSheet;
    await db
      .updateTable('kpiRows')
      .set({ userId: own })
      .where('orderId', '=', id)
      .where('userId', '=', verifiers[0]!.id)
      .execute();
    expect(rows.length).toBeGreaterThan(0);

    const raised = [{ userId: own, itemCode: 'T01', score: 50, share: 75, deductReason: '…' }];
    const refused = await kpi('saveOrderKpi2', { orderId: id, version, rows: raised }, officer);

    expect(refused.data.fields).toEqual({ 'rows.0.score': '不能修改自己的绩效' });
  });

  it('is saved by the end of the work, approved, and calculated again after a return', async () => {
    const { id } = await orderAtKpi();
    const scored = await score(id);
    expect([scored.msg, scored.data?.orderStatus]).toEqual(['', 70]);
    const submitted = await all(id);
    expect(submitted).toMatchObject({ auditStatus: 1, version: 1 });
    expect(submitted.month).toMatch(/^\d{4}-\d\d$/);

    const approve = { orderId: id, version: 1, approve: 1 };
    const approved = await kpi('saveOrderKpi2', approve, officer);
    expect(approved.data).toMatchObject({ auditStatus: 2, can: { correct: false } });
    const again = await kpi('saveOrderKpi2', { ...approve, version: 2 }, officer);
    expect([again.status, again.msg]).toEqual([409, '绩效已审核通过，不能再修改']);

    const back = { orderId: id, action: 'returnTasks', reason: '补充核实' };
    expect((await server.call('/gOrderBaseApi/update', back, { token: officer })).status).toBe(200);
    expect(await all(id)).toMatchObject({ auditStatus: 3, rows: [] });
    const early = await kpi('saveOrderKpi2', { orderId: id, version: 3 }, officer);
    expect([early.status, early.msg]).toEqual([409, '订单还没有进入绩效填写']);
  });

  it('keeps an item that sheets use, which can be disabled', async () => {
    const { id } = await orderAtKpi();
    await score(id);
    const list = async () =>
      (await server.call('/hKpiItem/getInfoList', {}, { token: verifiers[0]!.token })).data;
    const items: KpiItem[] = await list();
    const standard = items.filter(({ code }) => standardKpiItems.some((one) => one.code === code));
    expect(standard.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const item = items.find(({ code }) => code === 'T01')!;

    const remove = await server.call('/hKpiItem/delete', { id: item.id }, { token: admin });
    expect([remove.status, remove.msg]).toEqual([
      409,
      expect.stringMatching(/使用了该指标，不能删除；可以停用/),
    ]);
    const change = async (enabled: 0 | 1, version: number) =>
      server.call('/hKpiItem/update', { id: item.id, version, enabled }, { token: admin });
    const disabled = await change(0, item.version);
    expect(disabled.status).toBe(200);
    expect((await list()).map(({ code }: KpiItem) => code)).not.toContain('T01');
    await change(1, disabled.data.version);
    expect((await server.call('/hKpiItem/getInfoList', {}, { token: client })).status).toBe(403);
  });
});
