import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import type { OwnPrivacyRequest, PrivacyRequestDetail } from '@mingjian/api';
import { newId } from '../../database/ids';
import { createTestServer } from '../../testing/testServer';
import {
  ANSWERS,
  authorise,
  enter,
  invitedOrder,
  prove,
  sign,
  pageOf,
  tokenOf,
} from '../collect/candidate.fixtures';
import { personalDataDeletion } from './deletePersonalData';
import { retention, updateDeleteDays } from './retention';

const IDENTITY = { userName: '慕容知微', idCardNo: '110105199003078537' };
const PERSON = { ...IDENTITY, mobile: '13711220099', email: 'zhiwei@example.org' };
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('requests about personal data', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let colleague: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    colleague = await server.signIn('officer2');
  });

  const visit = async () => {
    const order = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(order.invitation));
    return { ...order, token };
  };
  const ask = async (token: string, kind: number, more: object = {}) =>
    server.call('/api/collectPage/saveRequest', { kind, content: '请处理', ...more }, { token });
  const asked = async (token: string, kind: number, more: object = {}) => {
    const reply = await ask(token, kind, more);
    return (reply.data as OwnPrivacyRequest[])[0]!;
  };
  const move = async (id: string, action: string, token: string, reason?: string) =>
    server.call('/privacyRequest/update', { id, action, ...(reason && { reason }) }, { token });
  const download = async (path: string, id: string, token: string) => {
    const response = await server.app.request(`/CM-API${path}`, {
      method: 'POST',
      body: JSON.stringify({ id }),
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('are due after 15 working days, answered with a reason, and seen by their candidate', async () => {
    const { token, orderId } = await visit();
    const request = await asked(token, 3);
    expect(request).toMatchObject({ status: 10, kindLabel: '异议', mayWithdraw: true });
    expect([request.receiveTime, request.dueTime]).toEqual([
      '2026-06-15 10:30:00',
      '2026-07-07 10:30:00',
    ]);

    expect((await ask(token, 3)).msg).toBe('同类请求正在处理，请等待答复');
    expect((await move(request.id, 'grant', officer, '同意')).msg).toBe('请求已经处理');
    const taken = (await move(request.id, 'take', officer)).data as PrivacyRequestDetail;
    expect(taken).toMatchObject({ status: 20, handledByName: '林晓', orderId });
    expect((await move(request.id, 'grant', officer)).data.fields).toEqual({ reason: '必填' });
    const granted = (await move(request.id, 'grant', officer, '已重新核实')).data;
    expect([granted.status, granted.moves]).toEqual([40, []]);

    const message = await server.database.db
      .selectFrom('outbox')
      .select('content')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'rightsAnswered')
      .executeTakeFirstOrThrow();
    const again = await enter(server, message.content!.match(/clientUser#([\w-]+)/)![1]!);
    const own = await server.call('/api/collectPage/getRequests', {}, { token: again });
    expect(own.data[0]).toMatchObject({ status: 40, answer: '已重新核实', mayWithdraw: false });
  });

  it('are decided once, however many decide', async () => {
    const { token } = await visit();
    const { id } = await asked(token, 3);
    await move(id, 'take', officer);
    const replies = await Promise.all([
      move(id, 'grant', officer, '是'),
      move(id, 'refuse', colleague, '否'),
      move(id, 'grant', colleague, '是'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('give a package of the stored data to their candidate alone, once granted', async () => {
    const { token, invitation } = await visit();
    await authorise(server, token);
    const save = { groupCode: 'employment', dataForm: JSON.stringify(ANSWERS['employment']) };
    await server.call('/gCollectApi/submitSingleFormData', save, { token });
    const { id } = await asked(token, 1);
    const path = '/api/collectPage/downloadData';
    expect((await download(path, id, token)).response.status).toBe(404);
    await move(id, 'take', officer);
    await server.database.db
      .updateTable('privacyRequests')
      .set({ status: 40, answeredAt: server.clock.now })
      .where('id', '=', id)
      .execute();

    const { response, bytes } = await download(path, id, token);

    expect(response.headers.get('content-type')).toBe('application/zip');
    const stored = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!));
    expect(stored.person).toMatchObject({ name: '郑采采', mobile: '13958260421' });
    expect(JSON.stringify(stored.forms[0].items)).toContain('上海远景贸易有限公司');
    const other = await visit();
    expect((await download(path, id, other.token)).response.status).toBe(404);
    expect((await download(path, id, officer)).response.status).toBe(401);
    expect(invitation.url).toContain('#');
  });

  it('are of their candidate alone, and not for clients', async () => {
    const { token } = await visit();
    const { id } = await asked(token, 2);
    const other = await visit();
    const client = await server.signIn('client');
    const withdraw = async (by: string) =>
      server.call('/api/collectPage/withdrawRequest', { id }, { token: by });

    expect((await server.call('/api/collectPage/getRequests', {}, other)).data).toEqual([]);
    expect((await withdraw(other.token)).status).toBe(404);
    for (const call of ['getList', 'getDetail', 'update', 'save', 'downloadCertificate'])
      expect([
        call,
        (
          await server.call(
            `/privacyRequest/${call}`,
            {
              id,
              ...(call === 'update' && { action: 'take' }),
              ...(call === 'save' && { orderNo: 'x', kind: 1, channel: 2, content: 'x' }),
            },
            { token: client },
          )
        ).status,
      ]).toEqual([call, call === 'save' ? 400 : 403]);
    expect((await withdraw(token)).data[0]).toMatchObject({ id, status: 60 });
    expect((await move(id, 'take', officer)).status).toBe(409);
  });
});

describe('the deletion of personal data', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let colleague: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    colleague = await server.signIn('officer2');
  });

  /** Returns the columns of the whole database with a text in them. */
  const placesOf = async (needle: string) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'character varying')`.execute(
      server.database.db,
    );
    const places: string[] = [];
    for (const { table, column } of rows) {
      const found = await sql`select 1 from ${sql.table(table)}
        where position(${needle} in ${sql.ref(column)}::text) > 0 limit 1`.execute(
        server.database.db,
      );
      if (found.rows.length > 0) places.push(`${table}.${column}`);
    }
    return places;
  };

  it('is proposed by one and granted by another, and leaves nothing but a certificate', async () => {
    const { db } = server.database;
    const order = await invitedOrder(server, officer, 'STD_BASE', PERSON);
    const { orderId, candidateId } = order;
    const token = await enter(server, tokenOf(order.invitation), '0099');
    const page = await pageOf(server, token);
    await prove(server, token, IDENTITY);
    const keys = page.consents.map(({ key }) => key);
    expect((await sign(server, token, keys)).code).toBe(0);
    // Other tests upload the pixel alone; an equal content would have to stay.
    const picture = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from('of this person')]);
    const body = new FormData();
    body.append('kind', 'collect');
    body.append('file', new File([picture], '慕容知微.png', { type: 'image/png' }));
    const uploaded = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accesstoken: token },
      body,
    });
    const { data } = (await uploaded.json()) as { data: { path: string } };
    const answers = {
      groupCode: 'identity',
      dataForm: JSON.stringify([
        { 'identity.idName': PERSON.userName, 'identity.idNo': PERSON.idCardNo },
      ]),
      files: JSON.stringify([{ name: '慕容知微.png', url: data.path }]),
    };
    expect((await server.call('/gCollectApi/submitSingleFormData', answers, { token })).code).toBe(
      0,
    );
    const asked = await server.call(
      '/api/collectPage/saveRequest',
      { kind: 4, content: '我是慕容知微，请删除' },
      { token },
    );
    const { id } = asked.data[0];
    const move = async (action: string, by: string) =>
      server.call('/privacyRequest/update', { id, action, reason: '候选人请求' }, { token: by });
    await move('take', officer);
    expect((await move('grant', officer)).msg).toContain('一人提议、另一人同意');
    expect((await move('propose', officer)).msg).toBe('还有 1 个订单未结束，请先完成或取消订单');
    const cancelled = await server.call(
      '/gOrderInfo/cancelOrder',
      { orderId, cancelReason: '慕容知微 放弃' },
      { token: officer },
    );
    expect(cancelled.code).toBe(0);
    expect((await move('propose', officer)).data.status).toBe(30);
    expect((await move('grant', officer)).msg).toBe('不能复核自己提议的删除');
    const granted = (await move('grant', colleague)).data as PrivacyRequestDetail;
    const { certificate } = granted;
    expect(certificate).toMatchObject({ ground: 1, completeTime: null });
    expect((await move('grant', colleague)).status).toBe(409);
    const last = await db
      .selectFrom('outbox')
      .select(['id', 'content', 'recipient'])
      .where('kind', '=', 'dataDeleted')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(last.recipient).toBe(PERSON.mobile);
    expect(last.content).toContain(certificate!.certificateNo);
    const versionId = await recalledReport(order);
    const hash = createHash('sha256').update(picture).digest('hex');
    const contentOf = async () => buffer(server.backend.uploads.open(hash));
    expect((await contentOf()).equals(picture)).toBe(true);
    const chain = async () =>
      db
        .selectFrom('evidence')
        .select('hash')
        .where('orderId', '=', orderId)
        .orderBy('number')
        .execute();
    const before = await chain();
    await server.call('/gOrderBaseApi/getTopUser', { orderId }, { token: officer });

    const run = async () =>
      personalDataDeletion.run({ certificateId: certificate!.id }, server.backend);
    // The message has not left yet: nothing is deleted.
    await db.updateTable('outbox').set({ status: 0 }).where('id', '=', last.id).execute();
    await run();
    expect(await placesOf(PERSON.userName)).toContain('candidates.name');
    await db.updateTable('outbox').set({ status: 1 }).where('id', '=', last.id).execute();
    const late = server.call('/gCollectApi/submitSingleFormData', answers, { token });
    await Promise.all([run(), late]);
    await run();

    for (const needle of Object.values(PERSON))
      expect([needle, await placesOf(needle)]).toEqual([needle, []]);
    expect(
      await db
        .selectFrom('collectItems')
        .innerJoin('collectForms', 'collectForms.id', 'collectItems.formId')
        .select(['dataForm', 'files'])
        .where('orderId', '=', orderId)
        .where((eb) => eb.or([eb('dataForm', '<>', '[]'), eb('files', '<>', '[]')]))
        .execute(),
    ).toEqual([]);
    await expect(contentOf()).rejects.toThrow();
    const accesses = db.selectFrom('orderAccesses').select('kind').where('orderId', '=', orderId);
    expect(await accesses.execute()).toEqual([]);
    const report = await server.call(
      '/report/getContent',
      { id: versionId, orderId },
      { token: officer },
    );
    expect([report.status, report.msg]).toEqual([404, '候选人的个人信息已删除，报告内容随之删除']);
    expect(await chain()).toEqual(before);
    expect(
      (await server.call('/gCollectApi/submitSingleFormData', answers, { token })).status,
    ).toBe(401);
    const detail = await server.call('/privacyRequest/getDetail', { id }, { token: officer });
    expect(detail.data).toMatchObject({ candidateName: '已删除', content: null });
    expect(detail.data.certificate.completeTime).not.toBeNull();
    const pdf = async (certificateId: string) =>
      server.app.request('/CM-API/privacyRequest/downloadCertificate', {
        method: 'POST',
        body: JSON.stringify({ id: certificateId }),
        headers: {
          authorization: `Bearer ${officer}`,
          accesstoken: officer,
          'content-type': 'application/json',
        },
      });
    const bytes = Buffer.from(await (await pdf(certificate!.id)).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const again = Buffer.from(await (await pdf(certificate!.id)).arrayBuffer());
    expect(createHash('sha256').update(again).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
    expect((await pdf('01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404);
    expect((await ownOrder(orderId)).candidateName).toBe('已删除');
  });

  /** Stores a recalled report that names the person, as do its dispute and its sample. */
  const recalledReport = async ({ orderId }: { orderId: string }) => {
    const { db, now } = { ...server.database, ...server.backend };
    const { companyId } = await db
      .selectFrom('orders')
      .select('companyId')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [id, time] = [newId(now()), now()];
    const said = `${PERSON.userName} ${PERSON.mobile}`;
    await db
      .insertInto('reportVersions')
      .values({
        id,
        orderId,
        companyId,
        number: 1,
        kind: 3,
        status: 60,
        attachments: JSON.stringify([{ name: said, url: '/of-nobody.pdf' }]),
        basedOn: null,
        qcAt: time,
        qcCheck: JSON.stringify([said]),
        reportNo: `BG-${id}`,
        issuedAt: time,
        model: JSON.stringify({ name: said }),
        modelHash: 'a'.repeat(64),
        recallReason: said,
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    await db
      .insertInto('reportParts')
      .values({
        versionId: id,
        part: 'summary',
        content: said,
        contentEn: said,
        versionNo: 1,
        savedBy: null,
        savedAt: time,
      })
      .execute();
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    const shared = { orderId, companyId, reportId: id, createdAt: time, updatedAt: time };
    const event = { orderId, number: 1, rightCode: null, userId, userName: '林晓', content: said };
    await db
      .insertInto('disputes')
      .values({
        ...shared,
        id,
        side: 1,
        status: 3,
        content: said,
        raisedBy: userId,
        requestId: null,
        decidedBy: userId,
        decidedAt: time,
        decision: said,
      })
      .execute();
    await db
      .insertInto('disputeEvents')
      .values({
        ...event,
        disputeId: id,
        action: 'raise',
        statusBefore: null,
        statusAfter: 1,
        createTime: time,
      })
      .execute();
    await db
      .insertInto('reportSamples')
      .values({ ...shared, id, week: '2026-06-15', source: 2, status: 20, note: said })
      .execute();
    await db
      .insertInto('reportSampleFaults')
      .values({ sampleId: id, orderId, position: 1, kind: 'wording', taskId: null, note: said })
      .execute();
    await db
      .insertInto('reportSampleEvents')
      .values({
        ...event,
        sampleId: id,
        action: 'draw',
        statusBefore: null,
        statusAfter: 0,
        createTime: time,
      })
      .execute();
    return id;
  };

  const ownOrder = async (orderId: string) =>
    server.database.db
      .selectFrom('orders')
      .select('candidateName')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();

  it('comes at the end of the retention of the company, unless a request is open', async () => {
    const { db } = server.database;
    const { orderId, candidateId, invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));
    const dueDay = async () =>
      (
        await db
          .selectFrom('candidates')
          .select('deleteDueDate')
          .where('id', '=', candidateId)
          .executeTakeFirstOrThrow()
      ).deleteDueDate;
    const certificates = async () =>
      db
        .selectFrom('deletionCertificates')
        .select(['id', 'ground', 'requestId'])
        .where('candidateId', '=', candidateId)
        .execute();
    await updateDeleteDays(db, candidateId);
    expect(await dueDay()).toBeNull();
    const asked = await server.call(
      '/api/collectPage/saveRequest',
      { kind: 3, content: '有异议' },
      { token },
    );
    await server.call(
      '/gOrderInfo/cancelOrder',
      { orderId, cancelReason: '岗位取消' },
      { token: officer },
    );
    const { retentionMonths } = await db
      .selectFrom('companies')
      .innerJoin('candidates', 'candidates.companyId', 'companies.id')
      .select('retentionMonths')
      .where('candidates.id', '=', candidateId)
      .executeTakeFirstOrThrow();
    const month = 2026 * 12 + 5 + retentionMonths;
    const expected = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
    expect(await dueDay()).toBe(expected);

    // The end of this order alone, long ago: others of the demo data are not due.
    await db
      .updateTable('orders')
      .set({ cancelTime: new Date('2019-01-01T10:00:00+08:00') })
      .where('id', '=', orderId)
      .execute();
    await retention.run({}, server.backend);
    expect(await certificates()).toEqual([]);
    await server.call(
      '/privacyRequest/update',
      { id: asked.data[0].id, action: 'take' },
      { token: officer },
    );
    await server.call(
      '/privacyRequest/update',
      { id: asked.data[0].id, action: 'refuse', reason: '结论无误' },
      { token: officer },
    );
    await retention.run({}, server.backend);
    await retention.run({}, server.backend);
    expect(await certificates()).toMatchObject([{ ground: 2, requestId: null }]);
  });
});
