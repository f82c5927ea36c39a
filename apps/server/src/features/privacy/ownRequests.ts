import {
  beijing,
  type InputOf,
  type OwnPrivacyRequest,
  type ownPrivacyRequests,
} from '@mingjian/api';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { ownForm } from '../collect/forms';
import { collectTexts } from '../collect/texts';
import { readOptions } from '../dictionaries/options';
import { privacyMoves } from './privacyMoves';
import { requestRows } from './readRequest';
import { storeObjection } from './requests';

/** Returns the requests of a session's candidate, newest first. */
export async function requestsOfCandidate(
  caller: Caller,
  { db }: Backend,
): Promise<OwnPrivacyRequest[]> {
  const isEnglish = caller.language === 'en';
  const rows = await requestRows(db)
    .where('privacyRequests.candidateId', '=', caller.candidate!.candidateId)
    .orderBy('privacyRequests.createdAt', 'desc')
    .orderBy('privacyRequests.id', 'desc')
    .execute();
  const kinds = (await readOptions(['privacy_kind'], db)).get('privacy_kind') ?? [];
  return rows.map((row) => {
    const kind = kinds.find(({ code }) => code === String(row.kind));
    return {
      id: row.id,
      requestNo: row.requestNo,
      kind: row.kind,
      kindLabel: (isEnglish && kind?.valueEn) || (kind?.value ?? ''),
      status: row.status,
      itemName: (isEnglish && row.itemNameEn) || row.itemName,
      content: row.content,
      receiveTime: beijing(row.createdAt),
      dueTime: beijing(row.dueAt),
      answer: row.answer,
      answerTime: row.answeredAt && beijing(row.answeredAt),
      mayWithdraw: row.status < 40 && row.disputeStatus !== 2,
      isDispute: row.disputeStatus !== null,
      hasPackage: row.kind === 1 && row.status === 40,
    };
  });
}

/** Stores a request of a session's candidate. */
export async function makeRequest(
  { kind, groupCode, content, aboutReport }: InputOf<typeof ownPrivacyRequests.saveOwnRequest>,
  caller: Caller,
  backend: Backend,
): Promise<OwnPrivacyRequest[]> {
  const { id: formId, orderId, candidateId, companyId } = await ownForm(caller, backend.db);
  if (groupCode) {
    const item = await backend.db
      .selectFrom('collectItems')
      .select('id')
      .where('formId', '=', formId)
      .where('groupCode', '=', groupCode)
      .executeTakeFirst();
    if (!item) throw refusal(404, collectTexts, (t) => t.itemMissing);
  }
  const request = { kind, content, orderId, candidateId, companyId, aboutReport };
  await storeObjection({ ...request, channel: 1, groupCode: groupCode ?? null }, caller, backend);
  return requestsOfCandidate(caller, backend);
}

/** Withdraws a request of a session's candidate. */
export async function withdrawRequest(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<OwnPrivacyRequest[]> {
  await makeMove(privacyMoves, 'withdraw', { id }, caller, backend);
  return requestsOfCandidate(caller, backend);
}
