import { object } from 'yup';
import { choice, flag, idList, idText, text, timeText, word } from '../../schema';

/** Number of a person's unread notices. */
export interface UnreadCount {
  count: number;
}

/** Schema of a new notice: `saveFNoticeInfo` of the specification. */
export const noticeDraft = object({
  /** Empty: a notice that was sent cannot be changed. */
  id: idText(),
  /** `allNotice`, or nothing, when it is about no order. */
  orderId: idText(),
  noticeType: choice(1, 2, 3, 4).required(),
  title: word(200).required(),
  content: word(5_000).required(),
  /** The caller; another one is refused. */
  fromUser: idText(),
  /** Ids of the recipients, comma-joined: see `joinIds`. */
  targetUserIds: idList().required(),
  copyUserIds: idList().nullable(),
  /** Accepted, because the specified form sends it; the server sets it. */
  createTime: timeText(),
  remark: text(500),
});

/** A new notice. */
export type NoticeDraft = typeof noticeDraft.__outputType;

/** Schema of a change by a reader: one notice or several, comma-joined. */
export const noticeChanges = object({ id: idList().required(), readFlag: flag().required() });

/** Schema of reading everything. */
export const noticesRead = object({
  /** Time of the newest notice that the reader has seen. @default all of them */
  upTo: timeText(),
});

/** Answer to a request for assistance. */
export const noticeAnswer = object({
  id: idText().required(),
  handleResult: word(500).required(),
});
