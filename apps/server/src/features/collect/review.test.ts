import type { CollectFormData } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { ANSWERS, authorise, enter, invitedOrder, pageOf, tokenOf } from './candidate.fixtures';

describe('the review of a collection form', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
  });

  /** A form that its candidate has submitted, without the paper that education needs. */
  const submitted = async (answers: Readonly<Record<string, object[]>> = ANSWERS) => {
    const { orderId, candidateId, invitation } = await invitedOrder(server, officer, 'STD_MID');
    const token = await enter(server, tokenOf(invitation));
    await authorise(server, token);
    const { items } = await pageOf(server, token);
    await server.database.db
      .updateTable('collectItems')
      .set({ status: 5 })
      .where('groupCode', '=', 'interview')
      .where('formId', '=', invitation.form.id)
      .execute();
    for (const { groupCode } of items.filter((item) => item.groupCode !== 'interview'))
      await server.call(
        '/gCollectApi/submitSingleFormData',
        { groupCode, dataForm: JSON.stringify(answers[groupCode] ?? []) },
        { token },
      );
    await server.database.db
      .updateTable('collectItems')
      .set({ status: 5 })
      .where('groupCode', '=', 'education')
      .where('formId', '=', invitation.form.id)
      .execute();
    const reply = await server.call('/gCollectApi/submitCollectFormData', { items: [] }, { token });
    if (reply.code !== 0) throw new Error(reply.msg);
    return { orderId, candidateId, token };
  };
  const dispatched = async (orderId: string) => {
    const { id } = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    const tasks = await server.database.db
      .selectFrom('orderTasks')
      .select('id as taskId')
      .where('orderId', '=', orderId)
      .execute();
    const input = { orderId, tasks: tasks.map((task) => ({ ...task, ownerId: id })) };
    const reply = await server.call('/gOrderBaseApi/assignOrder', input, { token: officer });
    if (reply.code !== 0) throw new Error(reply.msg);
  };
  const dataOf = async (orderId: string, candidateId: string, token = officer) =>
    server.call('/gCollectApi/getCollectFormData', { orderId, candidateId }, { token });
  const statusOf = async (orderId: string) => {
    const order = await server.database.db
      .selectFrom('orders')
      .select('orderStatus')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return order.orderStatus;
  };

  it('shows what rules find', async () => {
    const { orderId, candidateId } = await submitted({
      ...ANSWERS,
      identity: [{ 'identity.idName': '郑彩彩', 'identity.idNo': '110105194912310021' }],
      employment: [
        {
          ...ANSWERS['employment']![0]!,
          'employment.empPeriod': { from: '2014-07', to: '2016-03' },
        },
        {
          ...ANSWERS['employment']![0]!,
          'employment.empPeriod': { from: '2016-09', to: 'PRESENT' },
        },
      ],
    });
    const data = (await dataOf(orderId, candidateId)).data as CollectFormData;

    expect(data.findings.map(({ key, text }) => [key, text])).toEqual([
      ['identity.idName', '与订单中的姓名「郑采采」不一致'],
      ['identity.idNo', '与订单中的证件号不一致'],
      ['identity.idNo', '末位校验码不符，请核对有无输错'],
      ['employment.empPeriod', '2016-04 至 2016-08 没有填写，请核对'],
    ]);
    expect(data.consents).toHaveLength(9);
    expect(data.consents[0]).toMatchObject({
      state: 'given',
      method: 'drawn',
      address: 'local',
    });
  });

  it('is for staff who see candidates, and no client', async () => {
    const { orderId, candidateId } = await submitted();
    const client = await server.signIn('client');

    expect((await dataOf(orderId, candidateId, client)).status).toBe(403);
    expect((await dataOf(orderId, 'nobody')).status).toBe(404);
    const table = await server.call(
      '/gOrderInfo/getCollectTableList',
      { orderId },
      { token: client },
    );
    expect(table.data).toMatchObject([{ status: 50 }]);
    expect(JSON.stringify(table.data)).not.toContain('远景');
    const order = await server.call(
      '/gOrderBaseApi/getOrderDetail',
      { orderId },
      { token: client },
    );
    expect(order.data.collect).toMatchObject({ status: 50, isReadable: false });
  });

  it('returns single fields, which alone the candidate may change; the old value stays beside', async () => {
    const { orderId, candidateId, token } = await submitted();
    await dispatched(orderId);
    expect(await statusOf(orderId)).toBe(40);
    const data = (await dataOf(orderId, candidateId)).data as CollectFormData;
    const item = data.items.find(({ groupCode }) => groupCode === 'employment')!;
    const input = {
      orderId,
      itemId: item.id,
      returnReason: '离职时间与社保不一致',
      fields: [{ stretch: 0, key: 'employment.empPeriod', reason: '请核对结束月份' }],
    };
    const empty = await server.call(
      '/gCollectApi/refuseCollectFormItem',
      { ...input, returnReason: '' },
      { token: officer },
    );
    expect([empty.status, empty.msg]).toEqual([400, expect.stringContaining('请填写补充信息')]);
    await server.call('/gCollectApi/refuseCollectFormItem', input, { token: officer });
    const pass = await server.call(
      '/gCollectApi/checkCollectPass',
      { orderId },
      { token: officer },
    );
    expect(pass).toMatchObject({ status: 409, msg: '还有 1 项材料退回给候选人，尚未补充' });
    const supply = { orderId, candidateId, content: '请补充工作履历' };
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect(
      (await server.call('/gCollectApi/inviteSupplyItem', supply, { token: officer })).code,
    ).toBe(0);

    expect(await statusOf(orderId)).toBe(20);
    expect((await server.call('/api/collectPage/getCollectPageData', {}, { token })).status).toBe(
      401,
    );
    const message = await server.database.db
      .selectFrom('outbox')
      .select(['kind', 'content'])
      .where('kind', '=', 'candidateReturned')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const link = /clientUser#([\w-]+)/.exec(message.content!)![1]!;
    const back = await enter(server, link);
    const page = await pageOf(server, back);
    expect(page).toMatchObject({ status: 60, supplements: [{ content: '请补充工作履历' }] });
    const returned = page.items.find(({ status }) => status === 3)!;
    expect(returned).toMatchObject({
      groupCode: 'employment',
      returnReason: '离职时间与社保不一致',
      returned: input.fields,
    });
    const closed = await server.call(
      '/gCollectApi/submitSingleFormData',
      { groupCode: 'identity', dataForm: '[]' },
      { token: back },
    );
    expect(closed.msg).toBe('这一项已提交，不能修改');
    const early = await server.call(
      '/gCollectApi/submitCollectFormData2',
      { items: [] },
      { token: back },
    );
    expect(early.msg).toBe('还有 1 项退回的内容没有补充');
    const answer = [
      { ...ANSWERS['employment']![0]!, 'employment.empPeriod': { from: '2014-07', to: '2026-05' } },
    ];
    await server.call(
      '/gCollectApi/submitCollectFormData2',
      { items: [{ groupCode: 'employment', dataForm: JSON.stringify(answer) }] },
      { token: back },
    );

    // Everybody has their tasks already: it goes on to the review by itself.
    expect(await statusOf(orderId)).toBe(40);
    const again = (await dataOf(orderId, candidateId)).data as CollectFormData;
    const changed = again.items.find(({ groupCode }) => groupCode === 'employment')!;
    expect(again.form.status).toBe(65);
    expect(changed.previousData).toContain('PRESENT');
    expect(changed.dataForm).toContain('2026-05');
    const passed = await server.call(
      '/gCollectApi/checkCollectPass',
      { orderId },
      { token: officer },
    );
    expect(
      (passed.data.passed as { groupCode: string }[]).map(({ groupCode }) => groupCode),
    ).toEqual(['identity', 'employment']);
    expect(await statusOf(orderId)).toBe(50);
  });

  it('takes a mark back, and none of a field that is not there', async () => {
    const { orderId, candidateId } = await submitted();
    const data = (await dataOf(orderId, candidateId)).data as CollectFormData;
    const itemId = data.items[0]!.id;
    const mark = async (fields: object[]) =>
      server.call(
        '/gCollectApi/refuseCollectFormItem',
        { orderId, itemId, returnReason: '看不清', fields },
        { token: officer },
      );

    expect((await mark([{ stretch: 0, key: 'identity.none', reason: 'x' }])).status).toBe(400);
    expect((await mark([{ stretch: 3, key: 'identity.idNo', reason: 'x' }])).status).toBe(400);
    expect((await mark([])).data.items[0].status).toBe(3);
    const kept = await server.call(
      '/gCollectApi/keepCollectFormItem',
      { orderId, itemId },
      { token: officer },
    );
    expect(kept.data.items[0]).toMatchObject({ status: 2, returnReason: null });
  });

  it('is not needed where a letter on paper is: staff fill in, and nothing without one', async () => {
    const { orderId } = await invitedOrder(server, officer);
    const items = Object.entries(ANSWERS).map(([groupCode, answers]) => ({
      groupCode,
      dataForm: JSON.stringify(answers),
    }));
    const fill = async () =>
      server.call('/gCollectApi/saveFillingForm', { orderId, items }, { token: officer });

    expect(await fill()).toMatchObject({ status: 409, msg: '请先在订单材料中上传已签署的授权书' });
    const body = new FormData();
    body.append('kind', 'paper');
    body.append(
      'file',
      new File([Buffer.from('%PDF-1.4\n%%EOF')], '授权书.pdf', { type: 'application/pdf' }),
    );
    const headers = { authorization: `Bearer ${officer}`, accesstoken: officer };
    const sent = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers,
      body,
    });
    const { data } = (await sent.json()) as { data: { path: string } };
    await server.call('/gOrderPaper/save', { orderId, paths: [data.path] }, { token: officer });
    const files = JSON.stringify([{ name: '授权书.pdf', url: data.path }]);
    items[1] = { ...items[1]!, files } as never;
    const filled = await fill();

    expect(filled).toMatchObject({ code: 0, data: { form: { status: 50 } } });
    expect(filled.data.consents[0]).toMatchObject({ method: 'paper', state: 'given' });
    expect(await statusOf(orderId)).toBe(30);
  });
});
