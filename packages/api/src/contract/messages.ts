import { changesOf, noDraft, type Changes } from '../entities/fields';
import {
  messageDraft,
  messageTemplateDraft,
  type Message,
  type MessageDraft,
  type MessageTemplate,
  type MessageTemplateDraft,
} from '../entities/message';
import { noticeDraft, type Notice, type NoticeDraft } from '../entities/notice';
import { emailRecordDraft, type EmailRecord, type EmailRecordDraft } from '../entities/emailRecord';
import { post } from './call';
import { crud } from './crud';

/** What messages are made from. */
export const messageTemplates = crud<
  MessageTemplate,
  MessageTemplateDraft,
  Changes<MessageTemplateDraft>
>('fMessageTemplate', messageTemplateDraft, { changes: changesOf(messageTemplateDraft) });

/** Messages to candidates, clients and staff. */
export const messages = {
  ...crud<Message, MessageDraft, Changes<MessageDraft>>('fMessageInfo', messageDraft, {
    changes: changesOf(messageDraft),
  }),
  /** The names that text messages may be signed with. */
  getSignNameList: post('/fMessageInfo/getSignNameList').gives<string[]>(),
};

/** Messages as they left, try by try; read-only. */
export const messageRecords = crud<Message, object>('FMessageInfoRecord', noDraft);

/** Messages with the names of what they refer to; read-only. */
export const messageViews = crud<Message, object>('VMessageInfo', noDraft);

/** Notices from one person to others. */
export const notices = {
  ...crud<Notice, NoticeDraft, Changes<NoticeDraft>>('fNoticeInfo', noticeDraft, {
    changes: changesOf(noticeDraft),
  }),
  /** How many notices the caller has not read. */
  getUnReadCount: post('/fNoticeInfo/getUnReadCount').gives<{ count: number }>(),
};

/** E-mails about orders. */
export const emailRecords = crud<EmailRecord, EmailRecordDraft, Changes<EmailRecordDraft>>(
  'fEmailRecord',
  emailRecordDraft,
  {
    changes: changesOf(emailRecordDraft),
  },
);
