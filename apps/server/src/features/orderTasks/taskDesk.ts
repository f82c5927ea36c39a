import {
  beijing,
  type InputOf,
  type orderTasks,
  type TaskContact,
  type TaskDesk,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { ANSWER_READERS, CONTACT_READERS, STAFF } from '../../roles';
import { recordAccess } from '../orderAccesses/recordAccess';
import { taskTexts } from '../orders/taskTexts';
import { claimsOf, findingsOf, type Claims } from './findings';
import { taskOf } from './taskList';

/** Returns a task with claims, findings, papers and contacts. Throws 404 for one out of scope. */
export async function taskDesk(
  { taskId }: InputOf<typeof orderTasks.getDesk>,
  caller: Caller,
  backend: Backend,
): Promise<TaskDesk> {
  demandRight(caller, STAFF);
  demandRight(caller, ANSWER_READERS);
  const { db } = backend;
  const found = await db
    .selectFrom('orderTasks as task')
    .innerJoin('orders', 'orders.id', 'task.orderId')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .select(['task.orderId', 'task.itemCode', 'task.segIndex', 'task.findings', 'task.conclusion'])
    .select(['orders.orderNo', 'orders.candidateName', 'orders.position'])
    .select('companies.name as companyName')
    .where('task.id', '=', taskId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!found) throw refusal(404, taskTexts, (t) => t.missing);
  await recordAccess([found.orderId], 'answers', caller, backend);
  const claims = await claimsOf(found, caller, db);
  const { item, stretch } = claims;
  const { explanation, doNotContact } = stretch;
  return {
    task: await taskOf(taskId, caller, backend),
    orderNo: found.orderNo,
    candidateName: found.candidateName,
    companyName: found.companyName,
    position: found.position || null,
    rows: await findingsOf(found, claims, caller.language, db),
    conclusion: found.conclusion,
    files: item?.files ?? '[]',
    explanation: typeof explanation === 'string' && explanation !== '' ? explanation : null,
    doNotContact: doNotContact === true,
    isWaived: item?.status === 5,
    phones: phonesIn(claims),
    contacts: holdsRight(caller, CONTACT_READERS) ? await contactsOf(found.orderId, db) : [],
  };
}

const PHONE = /phone$/i;

const phonesIn = ({ item, stretch }: Claims): TaskDesk['phones'] =>
  (item?.fields ?? []).flatMap(({ key, label, type }) => {
    const phone = stretch[key];
    return type === 'text' && PHONE.test(key) && typeof phone === 'string' && phone !== ''
      ? [{ label, phone }]
      : [];
  });

/** Most contacts that a page lists. */
const MOST_CONTACTS = 20;

async function contactsOf(orderId: string, db: Db): Promise<TaskContact[]> {
  const rows = await db
    .selectFrom('orderFollowUps as contact')
    .innerJoin('users', 'users.id', 'contact.userId')
    .select(['contact.id', 'contact.followType', 'contact.contactName', 'contact.numberSource'])
    .select(['contact.result', 'contact.content', 'contact.createdAt', 'contact.version'])
    .select(['contact.audioUrl', 'contact.audioMarks'])
    .select('users.realname as userName')
    .where('contact.orderId', '=', orderId)
    .where('contact.deletedAt', 'is', null)
    .orderBy('contact.createdAt', 'desc')
    .orderBy('contact.id', 'desc')
    .limit(MOST_CONTACTS)
    .execute();
  return rows.map(({ createdAt, ...contact }) => ({ ...contact, createTime: beijing(createdAt) }));
}
