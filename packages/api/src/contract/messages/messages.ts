import { messageChanges, messageDraft, type MessagePreview } from '../../entities/messages/message';
import {
  noticeAnswer,
  noticeChanges,
  noticeDraft,
  noticesRead,
  type UnreadCount,
} from '../../entities/messages/noticeDraft';
import { emailRecord, type EmailRecord } from '../../resources/messages/emailRecord';
import { messageTry, messageView, type Message } from '../../resources/messages/message';
import { messageTemplate } from '../../resources/messages/messageTemplate';
import type { Notice } from '../../resources/messages/notice';
import { idRef } from '../../schema';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/** Templates of messages. */
export const messageTemplates = crud(messageTemplate);

/** Messages to candidates, clients and staff. */
export const messages = {
  ...crud(entity<Message>()('fMessageInfo', messageDraft)),
  /** Changes a message that was not sent; sends a failed one again. */
  update: change('/fMessageInfo/update').takes(messageChanges).gives<Message>(),
  /** Returns a message as its receiver would get it. Not specified. */
  preview: read('/fMessageInfo/preview').takes(messageDraft).gives<MessagePreview>(),
  /** The names that text messages may be signed with. */
  getSignNameList: read('/fMessageInfo/getSignNameList').gives<string[]>(),
};

/** Messages as they left, try by try; read-only. */
export const messageRecords = crud(messageTry);

/** Messages with joined names; read-only. */
export const messageViews = crud(messageView);

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
export const emailRecords = {
  ...crud(emailRecord),
  /** Sends an e-mail again that failed, as it is. Not specified. */
  send: change('/fEmailRecord/send').takes(idRef).gives<EmailRecord>(),
};
