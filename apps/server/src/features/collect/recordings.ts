import type { collect, InputOf, OpenUrl, Uploaded } from '@mingjian/api';
import { inputFailure, orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { ReceivedFile } from '../../http/uploads';
import { demandRight, withinScope } from '../../resources/scope';
import { CONTACT_LOGGERS, CONTACT_READERS } from '../../roles';
import { pathsIn } from '../files/companyFiles';
import { storeUpload } from '../files/upload';
import { collectTexts } from './texts';

/** Extensions of recordings. */
const RECORDING = /\.(mp3|wav)$/i;

/** Stores the recording of a call about an order, for its staff. */
export async function uploadRecording(
  { file, orderId, taskId }: InputOf<typeof collect.uploadMp3>,
  caller: Caller,
  backend: Backend,
): Promise<Uploaded> {
  demandRight(caller, CONTACT_LOGGERS);
  const { db } = backend;
  const order = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .$if(Boolean(taskId), (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('orderTasks')
            .select('orderTasks.id')
            .where('orderTasks.id', '=', taskId!)
            .whereRef('orderTasks.orderId', '=', 'orders.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!order) throw orderMissing();
  if (!(file instanceof ReceivedFile) || !RECORDING.test(file.name))
    throw inputFailure([['file', collectTexts((t) => t.notRecording)]], caller.language);
  return storeUpload(file, { kind: 'paper' }, caller, backend);
}

/** Returns the address of the newest recorded call about a candidate. Throws 404 without one. */
export async function recordingOf(
  candidateId: string,
  caller: Caller,
  { db }: Backend,
): Promise<OpenUrl> {
  demandRight(caller, CONTACT_READERS);
  const found = await db
    .selectFrom('orderFollowUps')
    .innerJoin('orders', 'orders.id', 'orderFollowUps.orderId')
    .select('orderFollowUps.audioUrl')
    .where('orders.candidateId', '=', candidateId)
    .where(withinScope(caller, 'orders.companyId'))
    .where('orderFollowUps.audioUrl', 'is not', null)
    .where('orderFollowUps.deletedAt', 'is', null)
    .orderBy('orderFollowUps.createdAt', 'desc')
    .executeTakeFirst();
  // JSON text of `{ name, url }[]`.
  const [url] = pathsIn(found?.audioUrl);
  if (!url) throw refusal(404, collectTexts, (t) => t.noRecording);
  return { url };
}
