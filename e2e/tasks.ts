import { signedOrder } from './candidate';
import { PICTURE } from './papers';
import { dataOf, tokenOf } from './server';

/** Answers of the candidate of these orders, by item. */
const ANSWERS: Readonly<Record<string, object>> = {
  identity: { 'identity.idName': '郑采采', 'identity.idNo': '11010519491231002X' },
  education: {
    'education.school': '同济大学',
    'education.major': '会计学',
    'education.degree': '3',
    'education.period': { from: '2010-09', to: '2014-06' },
  },
  employment: {
    'employment.company': '上海远景贸易有限公司',
    'employment.position': '会计',
    'employment.empPeriod': { from: '2014-07', to: 'PRESENT' },
    'employment.leaveReason': '1',
    doNotContact: true,
  },
};

/** A task that somebody works on, and its order. */
export interface BegunTask {
  id: string;
  orderId: string;
  /** Token of the candidate's session. */
  session: string;
}

/**
 * Places an order that its candidate fills in and staff passes, gives all tasks to the officer, and
 * begins them. Returns the tasks by the codes of their items.
 */
export async function begunTasks(
  url: string,
  mobile: string,
  companyId?: string,
): Promise<Map<string, BegunTask>> {
  const { orderId, session } = await signedOrder(url, mobile, companyId);
  const files = JSON.stringify([{ name: PICTURE.name, url: await upload(url, session) }]);
  for (const [groupCode, stretch] of Object.entries(ANSWERS))
    await dataOf(url, session, '/gCollectApi/submitSingleFormData', {
      groupCode,
      dataForm: JSON.stringify([stretch]),
      ...(groupCode === 'education' && { files }),
    });
  await dataOf(url, session, '/gCollectApi/submitCollectFormData', { items: [] });

  const officer = await tokenOf(url, 'officer');
  const { people, tasks } = await dataOf<{
    people: { userId: string; realname: string }[];
    tasks: { id: string; groupCode: string }[];
  }>(url, officer, '/gOrderBaseApi/getOrderAssignInfo', { orderId });
  const ownerId = people.find(({ realname }) => realname === '林晓')!.userId;
  await dataOf(url, officer, '/gOrderBaseApi/assignOrder', {
    orderId,
    tasks: tasks.map(({ id }) => ({ taskId: id, ownerId })),
  });
  await dataOf(url, officer, '/gCollectApi/checkCollectPass', { orderId });
  for (const { id } of tasks)
    await dataOf(url, officer, '/gOrderTask/update', { taskId: id, action: 'start' });
  return new Map(tasks.map(({ id, groupCode }) => [groupCode, { id, orderId, session }]));
}

/** Uploads a paper of the candidate, and returns its path. */
async function upload(url: string, session: string) {
  const body = new FormData();
  body.append('kind', 'collect');
  body.append('file', new File([new Uint8Array(PICTURE.buffer)], PICTURE.name));
  const headers = { authorization: `Bearer ${session}`, accesstoken: session };
  const response = await fetch(`${url}/CM-API/system/upload`, { method: 'POST', headers, body });
  const { code, msg, data } = (await response.json()) as {
    code: number;
    msg: string;
    data: { path: string } | null;
  };
  if (!data || code !== 0) throw new Error(`The paper is not taken: ${msg}`);
  return data.path;
}
