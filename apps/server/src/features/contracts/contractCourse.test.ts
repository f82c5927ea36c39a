import { createTestServer } from '../../testing/testServer';
import { acceptedOrder, authorise, prove, sign } from '../collect/candidate.fixtures';
import { expireContracts } from './expireContracts';
import { lettersOn } from './letter.fixtures';

const server = await createTestServer();
const officer = await server.signIn('officer');
const { entered, formOf, keysOf, letterOf, signingOf } = lettersOn(server, () => officer);

describe('the course of a letter', () => {
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

  it('is linked to by a message, of which one leaves in ten minutes', async () => {
    const { orderId, candidateId } = await entered();
    const send = () =>
      server.call(
        '/gContractApi/sendSmsEmail',
        { orderId, candidateId, channel: 1 },
        { token: officer },
      );

    expect((await signingOf(orderId)).canSend).toBe(true);
    const uninvited = await acceptedOrder(server, officer);
    const early = await server.call(
      '/gContractApi/sendSmsEmail',
      { ...uninvited, channel: 1 },
      { token: officer },
    );
    expect(early).toMatchObject({
      status: 409,
      msg: '候选人尚未受邀，或已不需要签署，不能发送签署链接',
    });
    expect((await send()).code).toBe(0);

    const message = await server.database.db
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', 'signInvite')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(message.recipient).toBe('13958260421');
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
