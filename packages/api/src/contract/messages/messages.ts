import {
  messageDraft,
  messageTemplateDraft,
  type Message,
  type MessageTemplate,
} from '../../entities/messages/message';
import {
  noticeAnswer,
  noticeChanges,
  noticeDraft,
  noticesRead,
  type UnreadCount,
} from '../../entities/messages/noticeDraft';
import { emailRecordDraft, type EmailRecord } from '../../entities/messages/emailRecord';
import type { Notice } from '../../resources/messages/notice';
import { change, read } from '../call';
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

/**
 * Notices from one person to others. `saveFNoticeInfo` of the specification is `save`. Each reader
 * has received a notice apart from the others: `update` and `delete` change nothing for them.
 */
export const notices = {
  ...crud(entity<Notice>()('fNoticeInfo', noticeDraft)),
  /** Marks notices as read, or as unread. */
  update: change('/fNoticeInfo/update').takes(noticeChanges).gives<UnreadCount>(),
  /** Marks all notices as read. Not specified. */
  readAll: change('/fNoticeInfo/readAll').takes(noticesRead).gives<UnreadCount>(),
  /** Answers a request for assistance, once for all of its recipients. Not specified. */
  handle: change('/fNoticeInfo/handle').takes(noticeAnswer).gives<Notice>(),
  getUnReadCount: read('/fNoticeInfo/getUnReadCount', { background: true }).gives<UnreadCount>(),
};

/** E-mails about orders. */
export const emailRecords = crud(entity<EmailRecord>()('fEmailRecord', emailRecordDraft));
