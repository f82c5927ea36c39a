import {
  messageDraft,
  messageTemplateDraft,
  type Message,
  type MessageTemplate,
} from '../../entities/message';
import { noticeDraft, type Notice } from '../../entities/notice';
import { emailRecordDraft, type EmailRecord } from '../../entities/emailRecord';
import { read } from '../call';
import { crud, entity } from '../crud';

/** Templates of messages. */
export const messageTemplates = crud(
  entity<MessageTemplate>()('fMessageTemplate', messageTemplateDraft),
);

/** Messages to candidates, clients and staff. */
export const messages = {
  ...crud(entity<Message>()('fMessageInfo', messageDraft)),
  /** The names that text messages may be signed with. */
  getSignNameList: read('/fMessageInfo/getSignNameList').gives<string[]>(),
};

/** Messages as they left, try by try; read-only. */
export const messageRecords = crud(entity<Message>()('FMessageInfoRecord'));

/** Messages with joined names; read-only. */
export const messageViews = crud(entity<Message>()('VMessageInfo'));

/** Notices from one person to others. */
export const notices = {
  ...crud(entity<Notice>()('fNoticeInfo', noticeDraft)),
  /** Number of the caller's unread notices. */
  getUnReadCount: read('/fNoticeInfo/getUnReadCount').gives<{ count: number }>(),
};

/** E-mails about orders. */
export const emailRecords = crud(entity<EmailRecord>()('fEmailRecord', emailRecordDraft));
