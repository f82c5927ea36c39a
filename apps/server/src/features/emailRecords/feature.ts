import { emailRecords as calls, type EmailRecord, type InputOf } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { resourceCalls } from '../../resources/resourceCalls';
import { readRow, visible } from '../../resources/resourceRows';
import { createRow, deleteRows, updateRow } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { CONTACT_LOGGERS, CONTACT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { lockUnsent, sendAgain } from '../outbox/unsent';
import { emailRecordResource, sentBy } from './resource';

const { getList, save, update, delete: deletion } = resourceCalls(calls, emailRecordResource);
const committed = ({ outbox }: Backend) => outbox.wake();

type Draft = Parameters<typeof createRow>[1];
type Changes = Parameters<typeof updateRow>[1];

/** Sends an e-mail again that was not sent, as it is. */
async function send(
  { id }: InputOf<typeof calls.send>,
  caller: Caller,
  backend: Backend,
): Promise<EmailRecord> {
  demandRight(caller, CONTACT_LOGGERS);
  const email = await backend.db
    .selectFrom('emailRecords')
    .select('outboxId')
    .where('id', '=', id)
    .where(visible(emailRecordResource, caller))
    .executeTakeFirst();
  if (!email) throw notFound();
  await sendAgain(await lockUnsent(email.outboxId!, backend), {}, backend);
  return readRow(emailRecordResource, id, caller, backend);
}

/** E-mails about orders that staff write. */
export const emailRecords: Feature = {
  name: 'emailRecords',
  calls: [
    [
      getList,
      {
        ...save,
        run: async (draft, caller, backend) =>
          createRow(sentBy(backend), draft as Draft, caller, backend),
        committed,
      },
      {
        ...update,
        run: async (changes, caller, backend) =>
          updateRow(sentBy(backend), changes as Changes, caller, backend),
        committed,
      },
      {
        ...deletion,
        run: async (ref, caller, backend) =>
          deleteRows(sentBy(backend), ref as { id: string }, caller, backend),
      },
    ],
    bind(calls).part({ send }, { send: { committed } }),
  ],
  resources: [emailRecordResource],
  menu: [
    {
      code: 'email-list',
      parent: 'message',
      name: '邮件记录',
      nameEn: 'E-mails',
      pageurl: 'emailList',
      icon: 'mails',
      sort: 2,
      rights: CONTACT_READERS,
    },
  ],
};
