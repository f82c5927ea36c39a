import { collectFlow, replay, type CollectItem } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { ANSWERS, authorise, enter, invitedOrder, pageOf, tokenOf } from './candidate.fixtures';
import { CHAIN_BEGIN, linkHash } from './evidence';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a candidate', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
  });

  const save = async (token: string, item: Pick<CollectItem, 'groupCode'>, more: object = {}) =>
    server.call(
      '/gCollectApi/submitSingleFormData',
      {
        groupCode: item.groupCode,
        dataForm: JSON.stringify(ANSWERS[item.groupCode] ?? []),
        ...more,
      },
      { token },
    );
  const upload = async (token: string, name = '毕业证.png') => {
    const body = new FormData();
    body.append('kind', 'collect');
    body.append('file', new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}`, accesstoken: token };
    const reply = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers,
      body,
    });
    return (await reply.json()) as { code: number; data: { path: string } };
  };
  const statusOf = async (orderId: string) =>
    (
      await server.database.db
        .selectFrom('orders')
        .select('orderStatus')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).orderStatus;
  const formOf = async (orderId: string) =>
    server.database.db
      .selectFrom('collectForms')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();

  it('is invited, agrees, fills in and submits; the order moves on, with tasks', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    expect(invitation.form).toMatchObject({ status: 10, sendCount: 1, candidateName: '郑采采' });
    const message = await server.database.db
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('orderId', '=', orderId)
      .where('channel', '=', 'sms')
      .executeTakeFirstOrThrow();
    expect(message.recipient).toBe('13958260421');
    expect(message.content).toContain(invitation.url);

    const token = await enter(server, tokenOf(invitation));
    const page = await authorise(server, token);
    expect(page).toMatchObject({ status: 20, candidateName: '郑采采', positionName: '会计' });
    expect(page.consents.every(({ agreed }) => agreed === null)).toBe(true);
    expect(page.items.map(({ groupCode }) => groupCode)).toEqual([
      'identity',
      'education',
      'employment',
    ]);
    expect(page.items[0]!.fields.map(({ label }) => label)).toEqual(['姓名', '身份证号']);
    const early = await server.call('/gCollectApi/submitCollectFormData', { items: [] }, { token });
    expect(early).toMatchObject({ status: 409, msg: '还有 3 项没有填写完整' });
    for (const item of page.items) expect((await save(token, item)).code).toBe(0);
    const { data } = await upload(token);
    const kept = await save(
      token,
      { groupCode: 'education' },
      { files: JSON.stringify([{ name: '毕业证.png', url: data.path }]) },
    );
    expect(kept.data.progress).toBe(100);
    expect(kept.data.item.files).toContain('/CM-API/system/openFile/');
    const submitted = await server.call(
      '/gCollectApi/submitCollectFormData',
      { items: [] },
      { token },
    );

    expect(submitted.data).toMatchObject({ status: 50 });
    expect(await statusOf(orderId)).toBe(30);
    const tasks = await server.database.db
      .selectFrom('orderTasks')
      .select('itemCode')
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute();
    expect(tasks.map(({ itemCode }) => itemCode)).toEqual([
      'identity',
      'education',
      'litigation',
      'employment',
    ]);
    // The same submission again is the same success.
    expect(
      (await server.call('/gCollectApi/submitCollectFormData', { items: [] }, { token })).code,
    ).toBe(0);
    const form = await formOf(orderId);
    const events = await server.database.db
      .selectFrom('collectEvents')
      .selectAll()
      .where('formId', '=', form.id)
      .orderBy('number')
      .execute();
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
    const folded = events.map(({ action, statusBefore, statusAfter }) => ({
      action,
      before: statusBefore,
      after: statusAfter,
    }));
    expect(replay(collectFlow, folded)).toBe(form.status);
  });

  it('leaves a chain of evidence that no one can change unseen', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    await authorise(server, await enter(server, tokenOf(invitation)));
    const { db } = server.database;
    const links = await db
      .selectFrom('evidence')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('number')
      .execute();

    expect(links.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'form.invite',
        'form.open',
        'form.identify',
        'consent.given',
        'form.authorise',
      ]),
    );
    let previous = CHAIN_BEGIN;
    for (const link of links) {
      expect([link.number, link.previousHash, link.hash]).toEqual([
        link.number,
        previous,
        linkHash(link),
      ]);
      previous = link.hash;
    }
    await expect(
      db.updateTable('evidence').set({ actor: '别人' }).where('orderId', '=', orderId).execute(),
    ).rejects.toThrow();
  });

  it('enters with the last digits of the number; a link ends after eight wrong ones', async () => {
    const { invitation } = await invitedOrder(server, officer);
    const token = tokenOf(invitation);
    const tryWith = async (lastFour: string) =>
      server.call('/entryLink/enter', { purpose: 'clientUser', token, lastFour });

    expect((await tryWith('0000')).data.fields).toEqual({
      lastFour: '与登记的手机号不一致，还可以再试 7 次',
    });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryWith(String(2000 + i))),
    );
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(7);
    expect((await tryWith('0421')).status).toBe(404);
  });

  it('is entered by nobody with a guessed, expired or replaced link', async () => {
    const { orderId, candidateId, invitation } = await invitedOrder(server, officer);
    const first = tokenOf(invitation);
    const session = await enter(server, first);
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
    const again = await server.call(
      '/gCollectApi/sendNoticeTo',
      { orderId, candidateId, channel: 1 },
      { token: officer },
    );

    expect(await enter(server, first)).toBe('');
    expect(
      (await server.call('/api/collectPage/getCollectPageData', {}, { token: session })).status,
    ).toBe(401);
    expect(await enter(server, 'x'.repeat(43))).toBe('');
    const second = await enter(server, tokenOf(again.data));
    expect((await pageOf(server, second)).status).toBe(20);
    server.clock.now = new Date(server.clock.now.getTime() + 8 * 24 * 3_600_000);
    expect(
      (await server.call('/api/collectPage/getCollectPageData', {}, { token: second })).status,
    ).toBe(401);
    officer = await server.signIn('officer');
  });

  it('gets at most one message in ten minutes', async () => {
    const { orderId, candidateId } = await invitedOrder(server, officer);
    const again = await server.call(
      '/gCollectApi/sendNoticeTo',
      { orderId, candidateId, channel: 1 },
      { token: officer },
    );
    expect(again).toMatchObject({ status: 409, msg: '刚发送过消息，请在 10 分钟后再发' });
  });

  it('reaches no call of accounts, and accounts none of candidates', async () => {
    const { invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));

    for (const path of [
      '/vOrderInfo/getList',
      '/gCollectApi/getCollectFormData',
      '/cCandidateInfo/getList',
      '/gOrderBaseApi/getOrderDetail',
    ])
      expect([path, (await server.call(path, {}, { token })).status]).toEqual([path, 401]);
    expect(
      (await server.call('/api/collectPage/getCollectPageData', {}, { token: officer })).status,
    ).toBe(401);
    expect((await server.call('/api/collectPage/getCollectPageData', {})).status).toBe(401);
  });

  it('stores nothing that is no answer, and no file of another', async () => {
    const one = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(one.invitation));
    expect((await save(token, { groupCode: 'education' })).status).toBe(409);
    await authorise(server, token);
    const other = await invitedOrder(server, officer);
    const foreign = await enter(server, tokenOf(other.invitation));
    const { data } = await upload(foreign);

    const wrong = await save(
      token,
      { groupCode: 'education' },
      { dataForm: JSON.stringify([{ 'education.degree': '99', salary: '1' }]) },
    );
    expect(wrong.data.fields).toEqual({
      '0.education.degree': '「学历」填写有误',
      '0.salary': '「salary」填写有误',
    });
    expect((await save(token, { groupCode: 'education' }, { dataForm: '{' })).status).toBe(400);
    expect((await save(token, { groupCode: 'litigation' })).status).toBe(404);
    const files = JSON.stringify([{ name: 'x.png', url: data.path }]);
    expect((await save(token, { groupCode: 'education' }, { files })).msg).toBe(
      '文件不存在，请重新上传',
    );
  });

  it('is told of another device; the newer answers are in the refusal', async () => {
    const { invitation } = await invitedOrder(server, officer);
    const phone = await enter(server, tokenOf(invitation));
    await authorise(server, phone);
    const laptop = await enter(server, tokenOf(invitation));
    const { items, otherDeviceTime } = await pageOf(server, laptop);
    expect(otherDeviceTime).not.toBeNull();
    const { version } = items.find(({ groupCode }) => groupCode === 'education')!;
    await save(phone, { groupCode: 'education' }, { version });

    const late = await save(laptop, { groupCode: 'education' }, { version, dataForm: '[]' });

    expect(late).toMatchObject({ status: 409, msg: '另一台设备刚修改了这一项，请核对后再保存' });
    expect(late.data.item.dataForm).toContain('同济大学');
  });

  it('is withdrawn during a save: the answer is stored before it, or refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { invitation, orderId } = await invitedOrder(server, officer);
      const token = await enter(server, tokenOf(invitation));
      const { consents } = await pageOf(server, token);
      await authorise(
        server,
        token,
        consents.map(({ key }) => key),
      );
      const withdraw = async () =>
        server.call('/gCollectApi/changeCollectAuthStatus', { authStatus: 4 }, { token });
      const both =
        round % 2 === 0
          ? [save(token, { groupCode: 'identity' }), withdraw()]
          : [withdraw(), save(token, { groupCode: 'identity' })];
      const statuses = (await Promise.all(both)).map(({ status }) => status).toSorted();

      expect(statuses[0]).toBe(200);
      expect([200, 409]).toContain(statuses[1]);
      expect(await statusOf(orderId)).toBe(-10);
      expect(await formOf(orderId)).toMatchObject({ status: -30 });
      expect((await save(token, { groupCode: 'identity' })).status).toBe(409);
    }
  });

  it('refuses single items, and all of them; a withdrawal stops work at once', async () => {
    const one = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(one.invitation));
    const { consents } = await pageOf(server, token);
    const required = consents.filter((consent) => consent.required).map(({ key }) => key);
    await expect(authorise(server, token, required.slice(1))).rejects.toThrow();
    await authorise(server, token, [...required, '1:education']);
    await save(token, { groupCode: 'identity' });
    const { data } = await upload(token);
    await save(
      token,
      { groupCode: 'education' },
      { files: JSON.stringify([{ name: 'a.png', url: data.path }]) },
    );
    await server.call('/gCollectApi/submitCollectFormData', { items: [] }, { token });
    const tasks = await server.database.db
      .selectFrom('orderTasks')
      .select(['itemCode', 'status'])
      .where('orderId', '=', one.orderId)
      .orderBy('position')
      .execute();
    expect(tasks).toEqual([
      { itemCode: 'identity', status: 0 },
      { itemCode: 'education', status: 0 },
      { itemCode: 'litigation', status: -10 },
      { itemCode: 'employment', status: -10 },
    ]);

    const withdrawn = await server.call(
      '/gCollectApi/changeCollectAuthStatus',
      { authStatus: 4, reason: '另有安排' },
      { token },
    );

    expect(withdrawn.code).toBe(0);
    expect(await statusOf(one.orderId)).toBe(-10);
    expect(await formOf(one.orderId)).toMatchObject({ status: -30, refuseReason: '另有安排' });
    const order = await server.call(
      '/gOrderBaseApi/getOrderDetail',
      { orderId: one.orderId },
      { token: officer },
    );
    expect(order.data.cancelReason).toBe('候选人撤回授权');
    expect((await save(token, { groupCode: 'identity' })).status).toBe(409);
    const two = await invitedOrder(server, officer);
    const refusing = await enter(server, tokenOf(two.invitation));
    await server.call(
      '/gCollectApi/changeCollectAuthStatus',
      { authStatus: 3 },
      { token: refusing },
    );
    expect(await statusOf(two.orderId)).toBe(-10);
    expect(
      (await server.call('/api/collectPage/getCollectPageData', {}, { token: refusing })).status,
    ).toBe(401);
  });
});
