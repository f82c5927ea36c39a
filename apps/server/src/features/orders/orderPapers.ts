import {
  beijing,
  ORDER_PAPERS,
  type InputOf,
  type OrderPapers,
  type OrderRow,
  type orderPapers,
  type PaperSide,
} from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { notFound, orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { demandRight, withinScope } from '../../resources/scope';
import { CANDIDATE_READERS } from '../../roles';
import { giveToCompany } from '../files/companyFiles';
import { orderTexts } from './texts';

/** Status of an order whose work is done: papers change between placing and it. */
const COMPLETED = 90;
const PLACED = 0;

/** The parts of an order that decide on its papers. */
type PaperOrder = Pick<OrderRow, 'id' | 'orderStatus' | 'disputeStatus'> & GivenFiles;

/** Returns the papers of an order, for those who see its candidate. */
export async function papersOf(
  order: PaperOrder,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderPapers> {
  const rows = await db
    .selectFrom('orderPapers as p')
    .innerJoin('uploadedFiles as f', 'f.id', 'p.fileId')
    .select(['p.id', 'f.name', 'f.path as url', 'p.side', 'p.userName', 'p.createdAt'])
    .where('p.orderId', '=', order.id)
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
  const ofSide = (wanted: PaperSide) =>
    rows
      .filter(({ side }) => side === wanted)
      .map(({ id, name, url, userName, createdAt }) => ({
        id,
        name,
        url,
        userName,
        createTime: beijing(createdAt),
      }));
  return {
    client: ofSide('client'),
    provider: ofSide('provider'),
    given: givenOf(order, caller),
    changeable: isOpen(order) ? sideOf(caller) : null,
  };
}

/** Adds files that the caller has uploaded. Staff give theirs to the order's company. */
export async function addPapers(
  { orderId, paths }: InputOf<typeof orderPapers.save>,
  caller: Caller,
  backend: Backend,
): Promise<OrderPapers> {
  const { db, now } = backend;
  const order = await lockOpenOrder(orderId, caller, db);
  const { companyId } = order;
  const side = sideOf(caller);
  const files = await db
    .selectFrom('uploadedFiles')
    .leftJoin('orderPapers', 'orderPapers.fileId', 'uploadedFiles.id')
    .select(['uploadedFiles.id', 'uploadedFiles.name'])
    .where('path', 'in', paths)
    .where('uploadedFiles.userId', '=', caller.userId)
    .where('orderPapers.id', 'is', null)
    .execute();
  if (files.length < new Set(paths).size) throw refusal(400, orderTexts, (t) => t.paperMissing);
  const { count } = await db
    .selectFrom('orderPapers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('orderId', '=', orderId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  if (Number(count) + files.length > ORDER_PAPERS)
    throw refusal(400, orderTexts, (t) => t.papersFull(ORDER_PAPERS));
  await giveToCompany(paths, companyId, caller, db);
  for (const file of files) {
    const paper = { id: newId(now()), orderId, fileId: file.id, side };
    await db
      .insertInto('orderPapers')
      .values({ ...paper, userName: caller.realname, createdAt: now() })
      .execute();
    const line = { ...LOGGED, action: 'created', objectId: paper.id, companyId } as const;
    await logEvent({ ...line, after: { orderId, name: file.name } }, caller, now(), db);
  }
  return papersOf(order, caller, backend);
}

/** Deletes a paper that the caller's side added, and its file. */
export async function deletePaper(
  { orderId, id }: InputOf<typeof orderPapers.delete>,
  caller: Caller,
  backend: Backend,
): Promise<OrderPapers> {
  const { db, now } = backend;
  const order = await lockOpenOrder(orderId, caller, db);
  const { companyId } = order;
  const file = await db
    .selectFrom('orderPapers')
    .innerJoin('uploadedFiles', 'uploadedFiles.id', 'orderPapers.fileId')
    .select(['uploadedFiles.id', 'uploadedFiles.name', 'uploadedFiles.path'])
    .where('orderPapers.id', '=', id)
    .where('orderPapers.orderId', '=', orderId)
    .where('orderPapers.side', '=', sideOf(caller))
    .executeTakeFirst();
  if (!file) throw notFound();
  if (await isInReport(orderId, file.path, db))
    throw refusal(409, orderTexts, (t) => t.paperInReport);
  if (await isEvidence(id, db)) throw refusal(409, orderTexts, (t) => t.paperIsEvidence);
  await db.deleteFrom('uploadedFiles').where('id', '=', file.id).execute();
  const line = { ...LOGGED, action: 'deleted', objectId: id, companyId } as const;
  await logEvent({ ...line, before: { orderId, name: file.name } }, caller, now(), db);
  return papersOf(order, caller, backend);
}

/** Whether a file is an attachment of a version of the report. */
const isInReport = async (orderId: string, path: string, db: Db) =>
  (await db
    .selectFrom('reportVersions')
    .select('id')
    .where('orderId', '=', orderId)
    .where(sql<SqlBool>`strpos(attachments, ${path}) > 0`)
    .executeTakeFirst()) !== undefined;

/** Whether a paper proves the risk level of a task. */
const isEvidence = async (paperId: string, db: Db) =>
  (await db
    .selectFrom('safeLevelEvidence')
    .select('taskId')
    .where('paperId', '=', paperId)
    .executeTakeFirst()) !== undefined;

const LOGGED = { module: 'orders', objectType: 'orderPaper' } as const;

const sideOf = ({ companyId }: Caller): PaperSide => (companyId === null ? 'provider' : 'client');

/** A report that is verified again may need more evidence, whatever has become of the order. */
const isOpen = ({
  orderStatus,
  disputeStatus,
}: Pick<PaperOrder, 'orderStatus' | 'disputeStatus'>) =>
  (orderStatus >= PLACED && orderStatus < COMPLETED) || disputeStatus === UNDER_REVIEW;

/** State of an order whose report is verified again. */
const UNDER_REVIEW = 2;

/** Locks an order, so that of two that add papers at once each counts the other's. */
async function lockOpenOrder(orderId: string, caller: Caller, db: Db) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .select(['orders.id', 'orders.orderStatus', 'orders.companyId', 'orders.authUrl'])
    .select('orders.disputeStatus')
    .select('candidates.resumeUrl')
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .forUpdate('orders')
    .executeTakeFirst();
  if (!order) throw orderMissing();
  demandRight(caller, CANDIDATE_READERS);
  if (!isOpen(order)) throw refusal(409, orderTexts, (t) => t.papersClosed);
  return order;
}

/** The letter that the candidate signed, and the résumé. */
interface GivenFiles {
  authUrl: string | null;
  resumeUrl: string | null;
}

/** They have no names of their own: these are in the reader's language. */
function givenOf({ authUrl, resumeUrl }: GivenFiles, { language }: Caller) {
  const named = (url: string | null, name: string) => {
    const extension = /\.\w{1,10}$/.exec(url ?? '')?.[0] ?? '';
    return url === null ? [] : [{ name: name + extension, url }];
  };
  return [
    ...named(authUrl, orderTexts((t) => t.letter)(language)),
    ...named(resumeUrl, orderTexts((t) => t.resume)(language)),
  ];
}
