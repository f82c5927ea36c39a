import { createHash } from 'node:crypto';
import { contractFlow, replay, type OrderSigning, type SignPage } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import {
  authorise,
  enter,
  invitedOrder,
  pageOf,
  prove,
  sign,
  STROKES,
  tokenOf,
} from '../collect/candidate.fixtures';
import { expireContracts } from './expireContracts';

describe('a letter', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
  });
  afterEach(() => vi.restoreAllMocks());

  const entered = async () => {
    const order = await invitedOrder(server, officer);
    return { ...order, token: await enter(server, tokenOf(order.invitation)) };
  };
  const keysOf = async (token: string) =>
    (await pageOf(server, token)).consents.map(({ key }) => key);
  const letterOf = (orderId: string) =>
    server.database.db
      .selectFrom('contracts')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
  const formOf = (orderId: string) =>
    server.database.db
      .selectFrom('collectForms')
      .select(['id', 'status'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
  const signingOf = async (orderId: string, token = officer) =>
    (await server.call('/gContractApi/getOrderSigning', { orderId }, { token }))
      .data as OrderSigning;
  const fileOf = async (path: string, input: object, token: string) => {
    const response = await server.app.request(`/CM-API${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const sendsTexts = () =>
    vi.spyOn(server.backend.outbox, 'sends').mockImplementation((channel) => channel === 'sms');
  const newestCode = async () => {
    const { content } = await server.database.db
      .selectFrom('outbox')
      .select('content')
      .where('kind', '=', 'candidateCode')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(content!)![0];
  };

  it('is signed by hand once the identity is proved, in one transaction with the consents', async () => {
    const { orderId, token } = await entered();
    const early = await server.call('/gContractApi/getSignPage', {}, { token });
    expect(early).toMatchObject({ status: 404, msg: '请先完成身份核验，再签署授权书' });
    const proved = await prove(server, token);
    expect(proved.data).toMatchObject({ authFlag: 1, status: 2, needsCode: false });
    const page = (await server.call('/gContractApi/getSignPage', {}, { token })).data as SignPage;
    expect(page).toMatchObject({ isElsewhere: false, contract: { status: 2, kind: 2 } });
    expect(page.contract.signatureKind).toBe('普通电子签名');
    expect(page.sections[0]!.paragraphs[0]).toContain('会计');

    const signed = await sign(server, token, await keysOf(token));

    expect(signed.data).toMatchObject({ status: 4, title: '背景调查授权书' });
    expect((await formOf(orderId)).status).toBe(35);
    const letter = await letterOf(orderId);
    expect(letter.fileHash).toMatch(/^[0-9a-f]{64}$/);
    const { authUrl } = await server.database.db
      .selectFrom('orders')
      .select('authUrl')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(authUrl).toBe(letter.filePath);
    for (const reader of [token, officer, await server.signIn('client')]) {
      const { response, bytes } = await fileOf(
        '/gContractApi/downLoadContract',
        reader === token ? {} : { orderId },
        reader,
      );
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(sha256(bytes)).toBe(letter.fileHash);
    }
    const { strokes, svg } = await server.database.db
      .selectFrom('contractSignatures')
      .select(['strokes', 'svg'])
      .where('contractId', '=', letter.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(strokes!)).toHaveLength(3);
    expect(svg).toMatch(/^<svg[^>]+viewBox/);
    const { events } = await signingOf(orderId);
    const folded = events.toReversed().map(({ action, statusBefore, statusAfter }) => ({
      action,
      before: statusBefore,
      after: statusAfter,
    }));
    expect(replay(contractFlow, folded)).toBe(4);
  });

  it('is signed once: an equal signature is the same success, another one is refused', async () => {
    const { orderId, token } = await entered();
    await prove(server, token);
    const keys = await keysOf(token);

    const [one, two] = await Promise.all([sign(server, token, keys), sign(server, token, keys)]);

    expect([one.code, two.code]).toEqual([0, 0]);
    const { id } = await letterOf(orderId);
    const { count } = await server.database.db
      .selectFrom('contractSignatures')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('contractId', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    const other = await sign(server, token, keys, { method: 2, typedName: '郑采采' });
    expect(other).toMatchObject({ status: 409, msg: '该文件已签署，不能再次签署' });
  });

  it('takes no scribble, no other name and no signature without the required consents', async () => {
    const { orderId, token } = await entered();
    await prove(server, token);
    const keys = await keysOf(token);
    const dot = JSON.stringify([[{ x: 1, y: 1, time: 0, pressure: 0.5 }]]);

    for (const [more, field] of [
      [{ strokes: dot }, 'strokes'],
      [{ strokes: '{"x":1}' }, 'strokes'],
      [{ strokes: STROKES.replaceAll('0.5', '9') }, 'strokes'],
      [{ method: 2, typedName: '郑采' }, 'typedName'],
    ] as const) {
      const refused = await sign(server, token, keys, more);
      expect([refused.status, Object.keys(refused.data.fields as object)]).toEqual([400, [field]]);
    }
    const required = (await pageOf(server, token)).consents.find((one) => one.required)!;
    const missing = await sign(
      server,
      token,
      keys.filter((key) => key !== required.key),
    );
    expect(missing).toMatchObject({ status: 409, msg: `缺少必需的同意：${required.title}` });
    expect((await letterOf(orderId)).status).toBe(2);
    expect((await formOf(orderId)).status).toBe(30);
  });

  it('is confirmed by a code where the name is typed and messages leave the installation', async () => {
    const { token } = await entered();
    sendsTexts();
    expect((await prove(server, token)).data.fields).toEqual({ code: '请填写短信验证码' });
    const identity = await server.call('/gOrderApi/sendIdentityCode', {}, { token });
    const { codeId } = identity.data as { codeId: string };
    expect((await prove(server, token, { codeId, code: await newestCode() })).code).toBe(0);
    const typed = { method: 2, typedName: '郑采采', strokes: null };
    const keys = await keysOf(token);
    expect((await sign(server, token, keys, typed)).data.fields).toEqual({
      verifyCode: '请填写短信验证码',
    });
    const sent = await server.call('/gContractApi/sendSignCode', {}, { token });
    const right = await newestCode();
    const wrong = right === '000000' ? '000001' : '000000';
    const ref = { ...typed, codeId: sent.data.codeId };

    const tries = [];
    for (let index = 0; index < 7; index += 1)
      tries.push(await sign(server, token, keys, { ...ref, verifyCode: wrong }));

    expect(tries.map(({ status }) => status)).toEqual(Array(7).fill(400));
    const late = await sign(server, token, keys, { ...ref, verifyCode: right });
    expect(late.status).toBe(400);
    const again = await server.call('/gContractApi/sendSignCode', {}, { token });
    const code = { codeId: again.data.codeId, verifyCode: await newestCode() };
    expect((await sign(server, token, keys, { ...typed, ...code })).data.status).toBe(4);
  });

  it('waits for an identity that is tried five times a day, however many at once', async () => {
    const { orderId, candidateId, token } = await entered();
    const guess = (index: number) =>
      prove(server, token, { idCardNo: `11010519491231${String(index).padStart(4, '0')}` });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(JSON.stringify(replies)).not.toContain('002X');
    expect(replies.find(({ status }) => status === 400)!.data.fields).toEqual({
      idCardNo: '证件号码与登记的不一致',
    });
    expect((await prove(server, token)).status).toBe(429);
    const flag = await server.call('/gContractApi/getAuthFlag', {}, { token });
    expect(flag.data).toMatchObject({ authFlag: 0, status: 3, attemptsLeft: 0 });
    expect((await formOf(orderId)).status).toBe(20);
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000);
    officer = await server.signIn('officer');
    const again = await server.call(
      '/gCollectApi/sendNoticeTo',
      { orderId, candidateId, channel: 4 },
      { token: officer },
    );
    const tomorrow = await enter(server, tokenOf(again.data));
    expect((await prove(server, tomorrow)).data.authFlag).toBe(1);
  });

  it('belongs to its candidate and to staff and clients in its scope alone', async () => {
    const one = await entered();
    await authorise(server, one.token);
    const { id: contractId } = await letterOf(one.orderId);
    const other = await entered();
    await prove(server, other.token);
    const foreign = await server.signIn('client2');

    for (const [path, token] of [
      ['/gContractApi/getSignPage', other.token],
      ['/gContractApi/downLoadContract', other.token],
      ['/gContractApi/downLoadContract', foreign],
      ['/gContractApi/getAuthUrl', foreign],
      ['/gContractApi/getSignPage', foreign],
    ] as const) {
      const reply = await server.call(path, { contractId }, { token });
      expect([path, reply.status]).toEqual([path, 404]);
    }
    const forged = await server.call(
      '/gContractApi/signContractCustomer',
      { contractId, method: 1, strokes: STROKES, consentKinds: '' },
      { token: other.token },
    );
    expect(forged.status).toBe(404);
    expect(
      (
        await server.call(
          '/gContractApi/getOrderSigning',
          { orderId: one.orderId },
          { token: foreign },
        )
      ).status,
    ).toBe(403);
    expect((await server.call('/gContractApi/getSignPage', {}, {})).status).toBe(401);
    expect((await server.call('/gOrderApi/phoneAuth', {}, { token: officer })).status).toBe(401);
  });

  it('is signed or refused, never both, when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, token } = await entered();
      await prove(server, token);
      const keys = await keysOf(token);
      const refuse = () =>
        server.call('/gCollectApi/changeCollectAuthStatus', { authStatus: 3 }, { token });

      const [signed, refused] = await Promise.all([sign(server, token, keys), refuse()]);

      expect([signed.code === 0, refused.code === 0].filter(Boolean)).toHaveLength(1);
      const letter = await letterOf(orderId);
      expect([letter.status, (await formOf(orderId)).status]).toEqual(
        signed.code === 0 ? [4, 35] : [5, -10],
      );
      expect(letter.filePath === null).toBe(signed.code !== 0);
    }
  });

  it('is rescinded by the withdrawal of the consent, and stays as a proof', async () => {
    const { orderId, token } = await entered();
    await authorise(server, token);
    await server.call('/gCollectApi/changeCollectAuthStatus', { authStatus: 4 }, { token });

    const letter = await letterOf(orderId);
    expect(letter.status).toBe(9);
    expect(letter.filePath).not.toBeNull();
    expect((await signingOf(orderId)).moves).toEqual([]);
  });

  it('goes back to the identity check with a reason, by those who manage orders', async () => {
    const { orderId, token } = await entered();
    await prove(server, token);
    const back = async (by: string, reason: string | null) =>
      server.call('/gContractApi/rollbackToAccess', { orderId, reason }, { token: by });
    expect((await back(await server.signIn('client'), '姓名有误')).status).toBe(403);
    expect((await back(officer, ' ')).data.fields).toEqual({ reason: '必填' });

    const rolledBack = await back(officer, '候选人要求重新核验');

    expect(rolledBack.data).toMatchObject({ status: 1, rollbackCount: 1 });
    const refused = await sign(server, token, await keysOf(token));
    expect(refused.status).toBe(409);
    const flag = await server.call('/gContractApi/getAuthFlag', {}, { token });
    expect(flag.data.authFlag).toBe(0);
    expect((await prove(server, token)).data.authFlag).toBe(1);
    expect((await sign(server, token, await keysOf(token))).data.status).toBe(4);
  });

  it('of a candidate with a passport waits until staff have compared it', async () => {
    const { orderId, candidateId, token } = await entered();
    await server.database.db
      .updateTable('candidates')
      .set({ idType: 2, idCardNo: 'E12345678' })
      .where('id', '=', candidateId)
      .execute();
    const proved = await prove(server, token, { idCardNo: 'e12345678' });
    expect(proved.data).toMatchObject({ authFlag: 0, status: 1, idType: 2 });
    expect((await server.call('/gContractApi/getAuthFlagSg', {}, { token })).data.status).toBe(1);
    expect((await signingOf(orderId)).decidesIdentity).toBe(true);
    const decide = async (input: object, by = officer) =>
      server.call('/gContractApi/decideIdentity', { orderId, ...input }, { token: by });
    expect((await decide({ passed: 1 }, await server.signIn('client'))).status).toBe(403);
    expect((await decide({ passed: 0 })).status).toBe(400);

    expect((await decide({ passed: 1 })).data).toMatchObject({ authFlag: 1, status: 2 });

    expect((await sign(server, token, await keysOf(token))).data.status).toBe(4);
    expect((await decide({ passed: 1 })).status).toBe(409);
  });

  it('is linked to by a message, of which one leaves in ten minutes', async () => {
    const { orderId, candidateId } = await entered();
    const send = () =>
      server.call(
        '/gContractApi/sendSmsEmail',
        { orderId, candidateId, channel: 1 },
        { token: officer },
      );

    expect((await send()).code).toBe(0);

    const message = await server.database.db
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', 'signInvite')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(message.recipient).toBe('13900000421');
    const link = /\/signPage#([\w-]+)/.exec(message.content!)![1]!;
    const session = await server.call('/entryLink/enter', {
      purpose: 'signPage',
      token: link,
      lastFour: '0421',
    });
    expect((await prove(server, session.data.token)).code).toBe(0);
    expect(await send()).toMatchObject({ status: 409, msg: '刚发送过消息，请在 10 分钟后再发' });
  });

  it('expires when nobody signs it in time', async () => {
    const { orderId, token } = await entered();
    await prove(server, token);
    await server.database.db
      .updateTable('contracts')
      .set({ deadline: new Date(server.clock.now.getTime() - 1_000) })
      .where('orderId', '=', orderId)
      .execute();
    expect(await sign(server, token, await keysOf(token))).toMatchObject({
      status: 409,
      msg: '已超过签署期限',
    });

    await expireContracts(server.backend);

    expect((await letterOf(orderId)).status).toBe(6);
    expect((await signingOf(orderId)).moves.map(({ move }) => move)).toEqual(['rollbackToAccess']);
  });
});

describe('a contract with a company', () => {
  it('is signed by both sides, one after the other', async () => {
    const server = await createTestServer();
    const [admin, client] = [await server.signIn('admin'), await server.signIn('client')];
    const { companyId } = await server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const made = await server.call(
      '/gContractApi/createContract',
      { kind: 3, title: '保密协议', companyId },
      { token: admin },
    );
    expect(made.data).toMatchObject({ status: 2, kind: 3 });
    const { id: contractId } = made.data as { id: string };
    const signAs = async (token: string, username: string) => {
      const { realname: typedName } = await server.database.db
        .selectFrom('users')
        .select('realname')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return server.call(
        '/gContractApi/signContractCustomer',
        { contractId, method: 2, typedName },
        { token },
      );
    };

    const first = await signAs(client, 'client');
    expect(first.data).toMatchObject({ status: 3 });
    expect((await signAs(client, 'client')).data.status).toBe(3);
    const second = await signAs(admin, 'admin');

    expect(second.data).toMatchObject({
      status: 4,
      fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const signers = JSON.parse(second.data.signers as string) as { status: string }[];
    expect(signers.map(({ status }) => status)).toEqual(['signed', 'signed']);
    const draft = { kind: 1, title: '框架合同', companyId };
    expect(
      (await server.call('/gContractApi/createContract', draft, { token: client })).status,
    ).toBe(403);
    const pages = await server.call(
      '/gFadadaApi/getCompanyVerifyUrl',
      { companyId },
      { token: admin },
    );
    expect(pages).toMatchObject({ status: 409, msg: expect.stringContaining('尚未接入') });
  });
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
