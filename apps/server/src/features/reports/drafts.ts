import type { OrderStatus, ReportKind, ReportPartName } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import type { Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { MovedOrder } from '../orders/tables';
import { partsOf } from './buildModel';
import { itemsOf } from './taskBody';
import { recordReportEvent } from './reportEvents';
import { reportTexts } from './texts';
import { PARTS } from './versionRows';

/** Whether the report of an order may be begun: from report entry on, and once it ended early. */
export const mayBegin = (status: OrderStatus) => status >= 50 || status === -20;

/**
 * Begins the next version of a locked order's report and returns its id; that of the open one where
 * there is one. It begins with the words of the last version.
 */
export async function beginDraft(
  order: Pick<MovedOrder, 'id' | 'companyId'>,
  actor: Actor,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<string> {
  const last = await db
    .selectFrom('reportVersions')
    .select(['id', 'number', 'kind', 'status', 'attachments', 'layoutId'])
    .where('orderId', '=', order.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (last && last.status < 40) return last.id;
  const time = now();
  const id = newId(time);
  // After a final report comes a correction of it.
  const kind: ReportKind = last && last.kind !== 1 ? 3 : 2;
  await db
    .insertInto('reportVersions')
    .values({
      id,
      orderId: order.id,
      companyId: order.companyId,
      number: (last?.number ?? 0) + 1,
      kind,
      status: 0,
      attachments: last?.attachments ?? '[]',
      layoutId: last?.layoutId ?? null,
      basedOn: last?.id ?? null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  const before = last ? await partsOf(last.id, db) : undefined;
  const fresh = before?.get('summary') ? undefined : await firstParts(order.id, db);
  for (const part of PARTS) {
    const { content = '', contentEn = '' } = before?.get(part) ?? fresh?.[part] ?? {};
    await db
      .insertInto('reportParts')
      .values({
        versionId: id,
        part,
        content,
        contentEn,
        versionNo: 0,
        savedBy: null,
        savedAt: time,
      })
      .execute();
  }
  await recordReportEvent(
    {
      versionId: id,
      orderId: order.id,
      action: 'draft',
      before: null,
      after: 0,
      right: null,
      content: null,
    },
    actor,
    { db, now },
  );
  return id;
}

type Words = Record<ReportPartName, { content: string; contentEn: string }>;

/** Returns the words that the first version of an order's report begins with. */
export async function firstParts(orderId: string, db: Db): Promise<Words> {
  const items = (await itemsOf(orderId, db)).filter(({ state }) => state !== 'cancelled');
  const unverified = items.filter(({ state }) => state === 'unverifiable').length;
  const both = (choose: Parameters<typeof reportTexts>[0]) => ({
    content: reportTexts(choose)('zh'),
    contentEn: reportTexts(choose)('en'),
  });
  const cover = (language: 'zh' | 'en') =>
    JSON.stringify({
      title: reportTexts((t) => t.coverTitle)(language),
      subtitle: reportTexts((t) => t.coverSubtitle)(language),
      note: reportTexts((t) => t.coverNote)(language),
    });
  return {
    cover: { content: cover('zh'), contentEn: cover('en') },
    summary: both((t) => `<p>${t.summary(items.length, unverified)}</p>`),
    remark: { content: '', contentEn: '' },
    ending: both((t) => t.ending),
  };
}
