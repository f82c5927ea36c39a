import { dataOf, tokenOf } from './server';

/** An order whose candidate signed, as the calls of both make it. */
export interface SignedOrder {
  orderId: string;
  /** Token of the candidate's session. */
  session: string;
}

/** Name and number of the candidate of these orders. */
export const CANDIDATE = { userName: '郑采采', idCardNo: '11010519491231002X' } as const;

/** Returns the company of the shared client. */
async function sharedCompany(url: string) {
  const client = await tokenOf(url, 'client');
  const { content } = await dataOf<{ content: { companyId: string }[] }>(
    url,
    client,
    '/vOrderInfo/getList',
    { pageSize: 1 },
  );
  return content[0]!.companyId;
}

/** Places an order for a company, that of the shared client without one, and accepts it. */
export async function acceptedOrder(url: string, mobile: string, companyId?: string) {
  const officer = await tokenOf(url, 'officer');
  const { id: orderId } = await dataOf<{ id: string }>(url, officer, '/gOrderInfo/save', {
    ...CANDIDATE,
    companyId: companyId ?? (await sharedCompany(url)),
    productId: 'STD_BASE',
    orderType: 1,
    mobile,
    idType: 1,
    email: 'candidate@example.com',
    position: '会计',
    city: JSON.stringify(['310000', '310100']),
  });
  await dataOf(url, officer, '/gOrderBaseApi/update', { orderId, action: 'take' });
  const { candidateId } = await dataOf<{ candidateId: string }>(
    url,
    officer,
    '/gOrderBaseApi/getOrderDetail',
    { orderId },
  );
  return { orderId, candidateId, officer };
}

/** Places and accepts an order, and takes its candidate from the invitation to the signature. */
export async function signedOrder(
  url: string,
  mobile: string,
  companyId?: string,
): Promise<SignedOrder> {
  const { orderId, candidateId, officer } = await acceptedOrder(url, mobile, companyId);
  const { url: link } = await dataOf<{ url: string }>(url, officer, '/gCollectApi/sendNoticeTo', {
    orderId,
    candidateId,
    channel: 4,
  });
  const { token: session } = await dataOf<{ token: string }>(url, '', '/entryLink/enter', {
    purpose: 'clientUser',
    token: link.split('#')[1],
    lastFour: mobile.slice(-4),
  });
  await dataOf(url, session, '/gOrderApi/phoneAuth', CANDIDATE);
  const { consents } = await dataOf<{ consents: { key: string }[] }>(
    url,
    session,
    '/api/collectPage/getCollectPageData',
    {},
  );
  const { contract } = await dataOf<{ contract: { id: string } }>(
    url,
    session,
    '/gContractApi/getSignPage',
    {},
  );
  await dataOf(url, session, '/gContractApi/signContractCustomer', {
    contractId: contract.id,
    consentKinds: consents.map(({ key }) => key).join(),
    method: 1,
    strokes: JSON.stringify([
      Array.from({ length: 40 }, (_, index) => ({
        x: index * 5,
        y: 40 + Math.round(25 * Math.sin(index / 2)),
        time: index * 16,
        pressure: 0.5,
      })),
    ]),
  });
  return { orderId, session };
}
