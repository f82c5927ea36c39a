import type { CollectPage, Invitation } from '@mingjian/api';
import type { Caller } from '../../http/caller';
import { makeMove } from '../../flows/makeMove';
import type { createTestServer } from '../../testing/testServer';
import { linkedCandidate } from './candidateSession';
import { collectMoves } from './collectMoves';
import { decideConsents } from './consents';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** An order at its second step, with its candidate invited. */
export async function invitedOrder(server: TestServer, staff: string, productCode = 'STD_BASE') {
  const { db } = server.database;
  const client = await db
    .selectFrom('users')
    .select('companyId')
    .where('username', '=', 'client')
    .executeTakeFirstOrThrow();
  const draft = {
    companyId: client.companyId,
    productId: productCode,
    orderType: productCode.startsWith('FLASH') ? 2 : 1,
    userName: '郑采采',
    mobile: '13900000421',
    idType: 1,
    idCardNo: '11010519491231002X',
    email: 'candidate@example.com',
    position: '会计',
    city: JSON.stringify(['310000', '310100']),
  };
  const placed = await server.call('/gOrderInfo/save', draft, { token: staff });
  const orderId = placed.data?.id as string;
  if (!orderId) throw new Error(`No order: ${JSON.stringify(placed)}`);
  await server.call('/gOrderBaseApi/update', { orderId, action: 'take' }, { token: staff });
  const { candidateId } = await db
    .selectFrom('orders')
    .select('candidateId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const invited = await server.call(
    '/gCollectApi/sendNoticeTo',
    { orderId, candidateId, channel: 1 },
    { token: staff },
  );
  return { orderId, candidateId, invited, invitation: invited.data as Invitation };
}

/** Returns the token of a link. */
export const tokenOf = ({ url }: Pick<Invitation, 'url'>) => url.split('#')[1]!;

/** Enters by a link and returns the token of the session. */
export async function enter(server: TestServer, link: string, lastFour = '0421') {
  const reply = await server.call('/entryLink/enter', {
    purpose: 'clientUser',
    token: link,
    lastFour,
  });
  return (reply.data?.token ?? '') as string;
}

/** Returns the content of a candidate's pages. */
export const pageOf = async (server: TestServer, token: string) =>
  (await server.call('/api/collectPage/getCollectPageData', {}, { token })).data as CollectPage;

/** Gives the consents of a form, all of them without keys, as its signature does. */
export async function authorise(server: TestServer, token: string, agreed?: readonly string[]) {
  const { backend } = server;
  const headers = { authorization: `Bearer ${token}`, accesstoken: token };
  const person = await linkedCandidate(headers, backend);
  const caller: Caller = { ...person!, address: '203.0.113.9', agent: 'phone', language: 'zh' };
  const page = await pageOf(server, token);
  const id = caller.candidate!.formId;
  await backend.db.transaction().execute(async (db) => {
    const inside = { ...backend, db };
    await makeMove(collectMoves, 'identify', { id }, caller, inside);
    const form = await collectMoves.lock(id, caller, db);
    const keys = agreed ?? page.consents.map(({ key }) => key);
    await decideConsents({ agreed: keys, method: 'drawn' }, form!, caller, inside);
    await makeMove(collectMoves, 'authorise', { id }, caller, inside);
  });
  return page;
}

/** Answers of a form that has everything that is required. */
export const ANSWERS: Readonly<Record<string, object[]>> = {
  identity: [{ 'identity.idName': '郑采采', 'identity.idNo': '11010519491231002X' }],
  education: [
    {
      'education.school': '同济大学',
      'education.major': '会计学',
      'education.degree': '3',
      'education.period': { from: '2010-09', to: '2014-06' },
    },
  ],
  employment: [
    {
      'employment.company': '上海远景贸易有限公司',
      'employment.position': '会计',
      'employment.empPeriod': { from: '2014-07', to: 'PRESENT' },
      'employment.leaveReason': '1',
      doNotContact: true,
    },
  ],
};
