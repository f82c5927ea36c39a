import type { InputOf, Notice, notices } from '@mingjian/api';
import { notFound, refusal } from '../../failure';
import { announce } from '../../http/announce';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { inboxScope, noticeResource } from './resource';
import { storeNotice } from './sendNotice';
import { noticeTexts } from './texts';

/** Type of a notice that asks for assistance. */
const ASSISTANCE = 3;
const HANDLED = 2;

/**
 * Answers a request for assistance (申请协助), and tells who asked. The first answer of a recipient
 * counts: a second one gets 409.
 */
export async function handleNotice(
  { id, handleResult }: InputOf<typeof notices.handle>,
  caller: Caller,
  backend: Backend,
): Promise<Notice> {
  const { db } = backend;
  const received = await db
    .selectFrom('noticeInbox')
    .innerJoin('noticeRecipients as own', 'own.noticeId', 'noticeInbox.id')
    .select('noticeInbox.id')
    .where('noticeInbox.id', '=', id)
    .where(inboxScope.where(caller))
    .where('own.userId', '=', caller.userId)
    .where('own.kind', '=', 'target')
    .where('noticeType', '=', ASSISTANCE)
    .executeTakeFirst();
  if (!received) throw notFound();
  const handled = await db
    .updateTable('notices')
    .set({ handleStatus: HANDLED, handleResult })
    .where('id', '=', id)
    .where('handleStatus', '<>', HANDLED)
    .returning(['title', 'orderId', 'companyId', 'fromUser'])
    .executeTakeFirst();
  if (!handled) throw refusal(409, noticeTexts, (t) => t.handledAlready);
  const { title, fromUser, orderId, companyId } = handled;
  if (fromUser !== null && fromUser !== caller.userId)
    await storeNotice(
      {
        orderId,
        companyId,
        noticeType: 2,
        title: noticeTexts((t) => t.answered(title))('zh').slice(0, LONGEST_TITLE),
        content: handleResult,
        fromUser: caller.userId,
        remark: null,
      },
      { targets: [fromUser] },
      backend,
    );
  await announce({ to: [caller.userId], event: { kind: 'noticesRead' } }, db);
  return readRow(noticeResource, id, caller, backend);
}

/** Most characters of a title. */
const LONGEST_TITLE = 200;
