import {
  REPORT_ATTACHMENTS,
  REVIEW_POINTS,
  type InputOf,
  type reports as calls,
  type ReportVersion,
} from '@mingjian/api';
import type { Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { Failure, inputFailure, orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { orderMoves } from '../orders/orderMoves';
import { demandLayout } from '../reportLayouts/layoutsOf';
import type { ListedFile } from './buildModel';
import { beginDraft, mayBegin } from './drafts';
import { reportMoves, WRITABLE } from './reportMoves';
import type { MovedReport, ReportVersionTable } from './tables';
import { reportTexts } from './texts';
import { demandWriter, travelling, versionOf } from './versionRows';

type Input = InputOf<typeof calls.save>;

/** Begins a draft, changes a version or moves it, and returns it. */
export async function saveVersion(
  input: Input,
  caller: Caller,
  backend: Backend,
): Promise<ReportVersion> {
  demandWriter(caller);
  const { db } = backend;
  const { orderId } = input;
  const versionId = input.id ?? (await begin(orderId, caller, backend));
  const row = await reportMoves.lock(versionId, caller, db);
  if (row?.orderId !== orderId) throw reportMoves.words.missing();
  if (input.action === undefined) await change(row, input, backend);
  else await move(row, input, caller, backend);
  return travelling(await versionOf({ orderId, versionId }, caller, db), caller, backend);
}

async function begin(orderId: string, caller: Caller, backend: Backend) {
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  if (!mayBegin(order.state)) throw refusal(409, reportTexts, (t) => t.notBegun);
  return beginDraft(order, caller, backend);
}

/** Stores the kind, the attachments and the layout of a draft. */
async function change(
  row: MovedReport,
  { orderId, kind, attachments, layoutId, version }: Input,
  { db, now }: Backend,
) {
  if (kind === undefined && attachments === undefined && layoutId === undefined) return;
  if (version && version !== row.version)
    throw new Failure(409, await reportMoves.words.changed(row, db));
  if (!WRITABLE.includes(row.state)) throw refusal(409, reportTexts, (t) => t.kindLocked);
  if (layoutId) await demandLayout({ ...row, kind: kind ?? row.kind, layoutId }, db);
  const changes: Updateable<ReportVersionTable> = {
    ...(kind !== undefined && { kind }),
    ...(layoutId !== undefined && { layoutId }),
    ...(attachments !== undefined && { attachments: await checkedFiles(attachments, orderId, db) }),
  };
  await db
    .updateTable('reportVersions')
    .set({ ...changes, updatedAt: now(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}

/** Returns the JSON text of files, each of which has to be a paper of the order. */
async function checkedFiles(json: string | null, orderId: string, db: Db): Promise<string> {
  const listed = readFiles(json ?? '[]');
  if (!listed) throw refusal(400, reportTexts, (t) => t.attachmentUnknown);
  if (listed.length > REPORT_ATTACHMENTS)
    throw refusal(400, reportTexts, (t) => t.attachmentsFull(REPORT_ATTACHMENTS));
  if (listed.length === 0) return '[]';
  const papers = await db
    .selectFrom('orderPapers')
    .innerJoin('uploadedFiles', 'uploadedFiles.id', 'orderPapers.fileId')
    .select(['path', 'name'])
    .where('orderPapers.orderId', '=', orderId)
    .execute();
  const names = new Map(papers.map(({ path, name }) => [path, name]));
  const unique = [...new Set(listed.map(({ url }) => url))];
  if (unique.some((url) => !names.has(url)))
    throw refusal(400, reportTexts, (t) => t.attachmentUnknown);
  return JSON.stringify(unique.map((url) => ({ name: names.get(url)!, url })));
}

function readFiles(json: string): ListedFile[] | undefined {
  try {
    const files = JSON.parse(json) as unknown;
    const isFile = (one: unknown) => typeof (one as ListedFile | null)?.url === 'string';
    return Array.isArray(files) && files.every(isFile) ? (files as ListedFile[]) : undefined;
  } catch {
    return undefined;
  }
}

async function move(
  row: MovedReport,
  { action, reason, version, qcCheck, qcScore }: Input,
  caller: Caller,
  backend: Backend,
) {
  const { id } = row;
  if (action === 'issue') return issue(row, version, caller, backend);
  const isReview = action === 'pass' || action === 'giveBack';
  const columns = isReview ? reviewOf({ action, qcCheck, qcScore }, caller) : undefined;
  await makeMove(reportMoves, action!, { id, reason, version, columns }, caller, backend);
}

/** Returns the columns of a review: a report passes once every point of the list is checked. */
function reviewOf(
  { action, qcCheck, qcScore }: Pick<Input, 'action' | 'qcCheck' | 'qcScore'>,
  { language }: Caller,
): Updateable<ReportVersionTable> {
  const checked = readPoints(qcCheck ?? '[]');
  if (action === 'pass') {
    if (checked.length < REVIEW_POINTS.length)
      throw inputFailure([['qcCheck', reportTexts((t) => t.unchecked)]], language);
    if (qcScore === undefined)
      throw inputFailure([['qcScore', reportTexts((t) => t.scoreMissing)]], language);
  }
  return { qcCheck: JSON.stringify(checked), qcScore: qcScore ?? null };
}

function readPoints(json: string) {
  try {
    const points = JSON.parse(json) as unknown;
    return Array.isArray(points) ? REVIEW_POINTS.filter((point) => points.includes(point)) : [];
  } catch {
    return [];
  }
}

/**
 * Issues a version. An order that waits for its report moves on with it: there the order's own move
 * issues the version.
 */
async function issue(
  row: MovedReport,
  version: number | undefined,
  caller: Caller,
  backend: Backend,
) {
  const { id, orderId, kind, state } = row;
  if (version && version !== row.version && state === 30)
    throw new Failure(409, await reportMoves.words.changed(row, backend.db));
  const order = await orderMoves.lock(orderId, SYSTEM, backend.db);
  if (order?.state === 70 && state === 30 && kind !== 1)
    return makeMove(orderMoves, 'issueReport', { id: orderId }, caller, backend);
  await makeMove(reportMoves, 'issue', { id }, caller, backend);
}
