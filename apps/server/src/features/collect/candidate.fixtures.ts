import type { CollectPage, Invitation } from '@mingjian/api';
import type { createTestServer } from '../../testing/testServer';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** An order at its second step, whose candidate is not invited yet. */
export async function acceptedOrder(
  server: TestServer,
  staff: string,
  productCode = 'STD_BASE',
  more: object = {},
) {
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
    mobile: '13958260421',
    idType: 1,
    idCardNo: '11010519491231002X',
    email: 'candidate@example.com',
    position: '会计',
    city: JSON.stringify(['310000', '310100']),
    ...more,
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
  return { orderId, candidateId };
}

/** An order at its second step, with its candidate invited. */
export async function invitedOrder(
  server: TestServer,
  staff: string,
  productCode?: string,
  more?: object,
) {
  const order = await acceptedOrder(server, staff, productCode, more);
  const notice = { ...order, channel: 1 };
  const invited = await server.call('/gCollectApi/sendNoticeTo', notice, { token: staff });
  return { ...order, invited, invitation: invited.data as Invitation };
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

/** Strokes of a hand that writes a name. */
export const STROKES = JSON.stringify(
  [0, 60, 120].map((left) =>
    Array.from({ length: 12 }, (_, index) => ({
      x: left + index * 4,
      y: 40 + Math.round(20 * Math.sin(index + left)),
      time: left * 10 + index * 16,
      pressure: 0.5,
    })),
  ),
);

/** Proves the identity of the candidate of `invitedOrder`. */
export const prove = async (server: TestServer, token: string, more: object = {}) =>
  server.call(
    '/gOrderApi/phoneAuth',
    { userName: '郑采采', idCardNo: '11010519491231002X', ...more },
    { token },
  );

/** Signs the letter of a session by hand, with some consents. */
export async function sign(
  server: TestServer,
  token: string,
  agreed: readonly string[],
  more: object = {},
) {
  const page = await server.call('/gContractApi/getSignPage', {}, { token });
  return server.call(
    '/gContractApi/signContractCustomer',
    {
      contractId: page.data?.contract.id,
      consentKinds: agreed.join(),
      method: 1,
      strokes: STROKES,
      ...more,
    },
    { token },
  );
}

/** Identifies a candidate, who gives consents, all of them without keys, and signs the letter. */
export async function authorise(server: TestServer, token: string, agreed?: readonly string[]) {
  const page = await pageOf(server, token);
  const proved = await prove(server, token);
  if (proved.code !== 0) throw new Error(proved.msg);
  const signed = await sign(server, token, agreed ?? page.consents.map(({ key }) => key));
  if (signed.code !== 0) throw new Error(signed.msg);
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
