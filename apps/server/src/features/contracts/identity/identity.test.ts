import { createTestServer } from '../../../testing/testServer';
import { enter, prove, sign, tokenOf } from '../../collect/candidate.fixtures';
import { lettersOn } from '../letter.fixtures';

const server = await createTestServer();
let officer = await server.signIn('officer');
const { entered, formOf, keysOf, signingOf } = lettersOn(server, () => officer);

describe('the identity of a candidate', () => {
  afterEach(() => vi.restoreAllMocks());

  const sendsTexts = () =>
    vi.spyOn(server.backend.outbox, 'sends').mockImplementation((channel) => channel === 'sms');
  const codes = () =>
    server.database.db
      .selectFrom('outbox')
      .select(['id', 'content'])
      .where('kind', '=', 'candidateCode')
      .execute();
  /** Has a code sent and returns it with its id: of one second, no order of messages is known. */
  const sentCode = async (path: string, token: string) => {
    const before = new Set((await codes()).map(({ id }) => id));
    const { data } = await server.call(path, {}, { token });
    const { content } = (await codes()).find(({ id }) => !before.has(id))!;
    return { codeId: data.codeId as string, code: /\d{6}/.exec(content!)![0] };
  };

  it('is confirmed by a code, as a typed name is, where messages leave the installation', async () => {
    const { token } = await entered();
    sendsTexts();
    expect((await prove(server, token)).data.fields).toEqual({ code: '请填写短信验证码' });
    const identity = await sentCode('/gOrderApi/sendIdentityCode', token);
    expect((await prove(server, token, identity)).code).toBe(0);
    const typed = { method: 2, typedName: '郑采采', strokes: null };
    const keys = await keysOf(token);
    expect((await sign(server, token, keys, typed)).data.fields).toEqual({
      verifyCode: '请填写短信验证码',
    });
    const { codeId, code: right } = await sentCode('/gContractApi/sendSignCode', token);
    const wrong = right === '000000' ? '000001' : '000000';
    const ref = { ...typed, codeId };

    const tries = [];
    for (let index = 0; index < 7; index += 1)
      tries.push(await sign(server, token, keys, { ...ref, verifyCode: wrong }));

    expect(tries.map(({ status }) => status)).toEqual(Array(7).fill(400));
    const late = await sign(server, token, keys, { ...ref, verifyCode: right });
    expect(late.status).toBe(400);
    const again = await sentCode('/gContractApi/sendSignCode', token);
    const code = { codeId: again.codeId, verifyCode: again.code };
    expect((await sign(server, token, keys, { ...typed, ...code })).data.status).toBe(4);
  });

  it('is tried five times a day, however many at once', async () => {
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

  it('of a passport waits until staff have compared it', async () => {
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
});
