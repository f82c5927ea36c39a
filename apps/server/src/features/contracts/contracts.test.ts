import { createHash } from 'node:crypto';
import { contractFlow, replay, type SignPage } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { authorise, pageOf, prove, sign, STROKES } from '../collect/candidate.fixtures';
import { contentOf } from './contractContent';
import { lettersOn } from './letter.fixtures';

const server = await createTestServer();
const officer = await server.signIn('officer');
const { entered, fileOf, formOf, keysOf, letterOf, signingOf } = lettersOn(server, () => officer);

describe('a letter', () => {
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
    const { events, canSend } = await signingOf(orderId);
    expect(canSend).toBe(false);
    const folded = events.toReversed().map(({ action, statusBefore, statusAfter }) => ({
      action,
      before: statusBefore,
      after: statusAfter,
    }));
    expect(replay(contractFlow, folded)).toBe(4);
  });

  it('names the provider as who is charged with it, beside the entity that the client signs as', async () => {
    const { orderId, token } = await entered();
    await prove(server, token);
    const facts = async (signingEntity: string) => {
      await server.database.db
        .updateTable('orders')
        .set({ signingEntity })
        .where('id', '=', orderId)
        .execute();
      const letter = await letterOf(orderId);
      return Object.fromEntries((await contentOf(letter, [], 'zh', server.database.db)).facts);
    };
    const own = await facts('');
    expect(own).toMatchObject({ 受托方: '明鉴' });
    expect(own).not.toHaveProperty('签约主体');
    expect(await facts(own['委托方']!)).not.toHaveProperty('签约主体');

    expect(await facts('某某人力资源服务有限公司')).toMatchObject({
      委托方: own['委托方'],
      签约主体: '某某人力资源服务有限公司',
      受托方: '明鉴',
    });
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
});

describe('a contract with a company', () => {
  it('is signed by both sides, one after the other', async () => {
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
