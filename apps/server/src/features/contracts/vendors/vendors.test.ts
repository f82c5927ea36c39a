import type { SignPage } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../../../testing/testServer';
import {
  enter,
  invitedOrder,
  pageOf,
  prove,
  sign,
  tokenOf,
} from '../../collect/candidate.fixtures';
import { contractRefreshes } from './refreshContract';
import { companyRefreshes } from './refreshCompany';
import { identityRefreshes } from './refreshIdentity';
import { signingProvider } from './settings';
import { esignMessage, fadadaMessage, SECRET, SIGNED, standIn } from './standIn.fixtures';

describe.each(['esign', 'fadada'] as const)('a letter that is signed at %s', (vendor) => {
  let standing: Awaited<ReturnType<typeof standIn>>;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    standing = await standIn();
    const settings = { vendor, url: standing.url, appId: 'app', secret: SECRET, patience: 500 };
    server = await createTestServer({
      signing: [signingProvider(settings, 'https://check.example.com')],
    });
    officer = await server.signIn('officer');
  });
  beforeEach(async () => {
    Object.assign(standing.known, {
      state: 'signing',
      isIdentified: false,
      isDown: false,
      delay: 0,
    });
    standing.uploads.length = 0;
    // The stand-in names its one flow by one id.
    await server.database.db
      .updateTable('contracts')
      .set((eb) => ({ flowId: eb.ref('id') }))
      .where('vendor', '=', vendor)
      .where('flowId', '=', 'flow-1')
      .execute();
  });
  afterAll(() => standing.close());

  const letterOf = (orderId: string) =>
    server.database.db
      .selectFrom('contracts')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
  const entered = async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));
    await prove(server, token);
    const keys = (await pageOf(server, token)).consents.map(({ key }) => key);
    return { orderId, token, keys };
  };
  const refresh = async (orderId: string) =>
    contractRefreshes.run({ contractId: (await letterOf(orderId)).id }, server.backend);
  const begun = async () => {
    const one = await entered();
    expect((await sign(server, one.token, one.keys)).data.status).toBe(2);
    await refresh(one.orderId);
    expect((await letterOf(one.orderId)).flowId).toBe('flow-1');
    return one;
  };
  const messageOf = (event: string, content: object, secret?: string, now = server.clock.now) =>
    vendor === 'esign'
      ? esignMessage({ action: event, ...content }, now, secret)
      : fadadaMessage(event, content, now, secret);
  const flow = { [vendor === 'esign' ? 'signFlowId' : 'signTaskId']: 'flow-1' };
  const notify = async ({ body, headers }: ReturnType<typeof messageOf>) =>
    (
      await server.app.request(`/CM-API/gContractApi/callback/${vendor}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' } as Record<string, string>,
      })
    ).status;
  const jobs = async (orderId: string) => {
    const { id } = await letterOf(orderId);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name = 'contract-refresh' and data->>'contractId' = ${id}`.execute(server.database.db);
    return rows[0]!.count;
  };

  it('is decided here and signed there; the document of the vendor is stored', async () => {
    const { orderId, token } = await begun();
    expect(standing.uploads[0]!.subarray(0, 5).toString()).toBe('%PDF-');
    const page = await server.call('/gContractApi/getSignPage', {}, { token });
    expect(page.data as SignPage).toMatchObject({
      isElsewhere: true,
      url: expect.stringContaining(`${standing.url}/sign/`),
    });
    await refresh(orderId);
    expect((await letterOf(orderId)).status).toBe(2);

    standing.known.state = 'signed';
    await refresh(orderId);
    await refresh(orderId);

    const letter = await letterOf(orderId);
    expect(letter).toMatchObject({ status: 4, pendingDecision: null });
    const response = await server.app.request('/CM-API/gContractApi/downLoadContract', {
      method: 'POST',
      body: '{}',
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(SIGNED);
    const form = await server.database.db
      .selectFrom('collectForms')
      .select('status')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(form.status).toBe(35);
  });

  it('believes no notification: each only causes a question, once', async () => {
    const { orderId } = await begun();
    const before = await jobs(orderId);
    const claims = messageOf('SIGN_FLOW_COMPLETE', { ...flow, signFlowStatus: 2 });

    expect(await notify(claims)).toBe(200);
    expect(await notify(claims)).toBe(200);

    expect(await jobs(orderId)).toBe(before + 1);
    await refresh(orderId);
    expect((await letterOf(orderId)).status).toBe(2);
    const { count } = await server.database.db
      .selectFrom('signingNotifications')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('vendor', '=', vendor)
      .where('action', '=', 'SIGN_FLOW_COMPLETE')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('refuses what the vendor has not signed, or signed long ago', async () => {
    const content = { ...flow, note: vendor };
    const old = new Date(server.clock.now.getTime() - 3 * 24 * 3_600_000);

    expect(await notify(messageOf('A', content, 'another secret'))).toBe(403);
    expect(await notify(messageOf('A', content, SECRET, old))).toBe(403);
    const changed = messageOf('A', content);
    expect(await notify({ ...changed, body: changed.body.replace('flow-1', 'flow-2') })).toBe(403);
    expect(await notify({ body: '{}', headers: {} as never })).toBe(403);
  });

  it('ignores actions and flows that nobody knows', async () => {
    const unknown = vendor === 'esign' ? { signFlowId: 'other' } : { signTaskId: 'other' };
    expect(await notify(messageOf('NEW_ACTION', unknown))).toBe(200);
  });

  it('comes too late for a candidate who has refused meanwhile', async () => {
    const { orderId, token } = await begun();
    await server.call('/gCollectApi/changeCollectAuthStatus', { authStatus: 3 }, { token });
    standing.known.state = 'signed';

    await refresh(orderId);

    const letter = await letterOf(orderId);
    expect([letter.status, letter.filePath]).toEqual([5, null]);
  });

  it('follows a refusal and an expiry there, with the reason', async () => {
    const refused = await begun();
    standing.known.state = 'refused';
    await refresh(refused.orderId);
    expect(await letterOf(refused.orderId)).toMatchObject({
      status: 5,
      rejectReason: '条款不清楚',
    });
    const back = await server.call(
      '/gContractApi/rollbackToAccess',
      { orderId: refused.orderId, reason: '重新发起' },
      { token: officer },
    );
    expect(back.data).toMatchObject({ status: 1 });
    expect((await letterOf(refused.orderId)).flowId).toBeNull();
    const expired = await begun();
    standing.known.state = 'expired';
    await refresh(expired.orderId);
    expect((await letterOf(expired.orderId)).status).toBe(6);
  });

  it('waits for a vendor that is down or slow, and says so to who is waiting', async () => {
    const { orderId, token } = await begun();
    standing.known.isDown = true;
    await expect(refresh(orderId)).rejects.toThrow();
    const page = await server.call('/gContractApi/getSignPage', {}, { token });
    expect(page).toMatchObject({ status: 502, msg: '电子签约服务商暂时没有响应，请稍后再试' });
    Object.assign(standing.known, { isDown: false, delay: 900 });
    await expect(refresh(orderId)).rejects.toThrow();
    Object.assign(standing.known, { delay: 0, state: 'signed' });
    await refresh(orderId);
    expect((await letterOf(orderId)).status).toBe(4);
  });

  it('proves the identity there as well', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));
    const page = await server.call('/gContractApi/getPersonVerifyUrl', {}, { token });
    expect(page.data.url).toContain(`${standing.url}/auth`);
    const { id: formId } = await server.database.db
      .selectFrom('collectForms')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await identityRefreshes.run({ formId }, server.backend);
    expect((await server.call('/gContractApi/getAuthFlag', {}, { token })).data.authFlag).toBe(0);
    standing.known.isIdentified = true;

    await identityRefreshes.run({ formId }, server.backend);
    await identityRefreshes.run({ formId }, server.backend);

    expect((await server.call('/gContractApi/getAuthFlag', {}, { token })).data.authFlag).toBe(1);
    expect((await letterOf(orderId)).status).toBe(2);
  });

  it('verifies companies, by a notification that is believed as little', async () => {
    const { db } = server.database;
    const token = await server.signIn('client');
    const { companyId } = await db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .$narrowType<{ companyId: string }>()
      .executeTakeFirstOrThrow();
    const before = await db
      .selectFrom('companies')
      .select('authStatus')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const flag = async () =>
      (await server.call('/gContractApi/getAuthFlag', { companyId }, { token })).data.status;
    standing.known.isIdentified = false;
    await db.updateTable('companies').set({ authStatus: 0 }).where('id', '=', companyId).execute();
    await server.call('/gFadadaApi/getCompanyVerifyUrl', { companyId }, { token });
    expect(await flag()).toBe(1);
    await companyRefreshes.run({ companyId }, server.backend);
    expect(await flag()).toBe(1);

    await sql`delete from pgboss.job where name = 'company-refresh'`.execute(db);
    const content = vendor === 'esign' ? { customBizNum: companyId } : { clientCorpId: companyId };
    const event = vendor === 'esign' ? 'ORG_AUTH_PASS' : 'corp-authorize';
    expect(await notify(messageOf(event, content))).toBe(200);
    expect(await flag()).toBe(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name = 'company-refresh' and data->>'companyId' = ${companyId}`.execute(db);
    expect(rows[0]!.count).toBe(1);
    standing.known.isIdentified = true;
    await companyRefreshes.run({ companyId }, server.backend);
    expect(await flag()).toBe(2);
    await server.call('/gFadadaApi/getCompanyVerifyUrl', { companyId }, { token });
    expect(await flag()).toBe(2);
    await db.updateTable('companies').set(before).where('id', '=', companyId).execute();
  });

  it('leads companies to its pages, within their scope', async () => {
    const { companyId } = await server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    for (const call of ['getCompanyVerifyUrl', 'genCompanySignature', 'getExemptSignUrl']) {
      const path = `/gFadadaApi/${call}`;
      const own = await server.call(path, { companyId }, { token: await server.signIn('client') });
      expect(own.data.url).toContain(standing.url);
      const foreign = await server.call(
        path,
        { companyId },
        { token: await server.signIn('client2') },
      );
      expect(foreign.status).toBe(404);
    }
  });
});
