import { beijing, type CandidateLanguage, type CollectForm } from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { refusal } from '../../failure';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { knownAnswers } from './knownAnswers';
import { groupsOf } from './orderGroups';
import type { CollectFormTable } from './tables';
import { collectTexts } from './texts';

/** A form with what its order says of it. */
export type FormRow = Selectable<CollectFormTable> & { orderNo: string; candidateName: string };

/** Returns the query of forms within a caller's scope. */
export const formsOf = (caller: Caller, db: Db) =>
  db
    .selectFrom('collectForms')
    .innerJoin('orders', 'orders.id', 'collectForms.orderId')
    .selectAll('collectForms')
    .select(['orders.orderNo', 'orders.candidateName'])
    .where(withinScope(caller, 'collectForms.companyId'));

/** Returns the form of an order. Throws 404 for one out of scope, and where there is none. */
export async function formOf(orderId: string, caller: Caller, db: Db): Promise<FormRow> {
  const form = await formsOf(caller, db)
    .where('collectForms.orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) throw refusal(404, collectTexts, (t) => t.formMissing);
  return form;
}

/** Returns the form of a candidate's session. */
export async function ownForm({ candidate }: Caller, db: Db): Promise<FormRow> {
  return db
    .selectFrom('collectForms')
    .innerJoin('orders', 'orders.id', 'collectForms.orderId')
    .selectAll('collectForms')
    .select(['orders.orderNo', 'orders.candidateName'])
    .where('collectForms.id', '=', candidate!.formId)
    .executeTakeFirstOrThrow();
}

/** Returns a form as it travels. */
export const travelling = (form: FormRow): CollectForm => ({
  id: form.id,
  createTime: beijing(form.createdAt),
  updateTime: beijing(form.updatedAt),
  version: form.version,
  orderId: form.orderId,
  orderNo: form.orderNo,
  candidateId: form.candidateId,
  candidateName: form.candidateName,
  formVersion: form.formVersion,
  status: form.status,
  inviteChannel: form.inviteChannel,
  sendCount: form.sendCount,
  tokenExpire: timeOf(form.linkExpiresAt),
  undeliverable: form.undeliverable,
  isReminded: form.isReminded ? 1 : 0,
  openTime: timeOf(form.openedAt),
  authTime: timeOf(form.authorisedAt),
  firstSaveTime: timeOf(form.firstSavedAt),
  submitTime: timeOf(form.submittedAt),
  passTime: timeOf(form.passedAt),
  progress: form.progress,
  language: form.language,
  refuseReason: form.refuseReason,
});

/** Returns a moment as it travels. */
export const timeOf = (moment: Date | null) => moment && beijing(moment);

/** The order of a form that is to be made. */
export interface FormOrder {
  id: string;
  candidateId: string;
  companyId: string;
  productId: string;
  productVersion: number;
}

/** Creates the form of an order that has none, with what is known of the candidate already. */
export async function createForm(order: FormOrder, actor: Actor, { db, now }: Backend) {
  const known = await db
    .selectFrom('collectForms')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirst();
  if (known) return known.id;
  const time = now();
  const id = newId(time);
  const { productCode } = await db
    .selectFrom('products')
    .select('productCode')
    .where('id', '=', order.productId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collectForms')
    .values({
      id,
      orderId: order.id,
      candidateId: order.candidateId,
      companyId: order.companyId,
      formVersion: `${productCode}.${order.productVersion}`,
      status: 0,
      inviteChannel: 4,
      sentAt: null,
      messageId: null,
      linkExpiresAt: null,
      undeliverable: null,
      remindFrom: null,
      language: 'zh' satisfies CandidateLanguage,
      openedAt: null,
      identifiedAt: null,
      authorisedAt: null,
      firstSavedAt: null,
      submittedAt: null,
      passedAt: null,
      refuseReason: null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  await createItems(id, order, db, time);
  await db
    .insertInto('collectEvents')
    .values({
      formId: id,
      orderId: order.id,
      number: 1,
      action: 'create',
      statusBefore: null,
      statusAfter: 0,
      rightCode: null,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content: null,
      createTime: time,
    })
    .execute();
  return id;
}

async function createItems(
  formId: string,
  { id: orderId, candidateId }: FormOrder,
  db: Db,
  time: Date,
) {
  const candidate = await db
    .selectFrom('candidates')
    .select(['name', 'education', 'employment'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const groups = (await groupsOf(orderId, db)).filter(({ isCollected }) => isCollected);
  for (const [index, { groupCode, table, tableEn, dataForm }] of groups.entries())
    await db
      .insertInto('collectItems')
      .values({
        id: newId(time),
        formId,
        groupCode,
        name: table,
        nameEn: tableEn || table,
        position: index + 1,
        status: 0,
        fields: JSON.stringify(dataForm),
        dataForm: JSON.stringify(knownAnswers(groupCode, candidate)),
        files: '[]',
        returnReason: null,
        returned: '[]',
        previousData: null,
        savedAt: null,
      })
      .execute();
}
