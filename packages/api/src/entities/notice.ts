import { object } from 'yup';
import { choice, idList, idText, text, timeText, word, type Flag, type Stored } from '../schema';

/** 1 system · 2 order · 3 asks for assistance · 4 asks for an extension. */
export type NoticeType = 1 | 2 | 3 | 4;

/** A notice from one person to others. */
export interface Notice extends Stored {
  /** `allNotice` when it is about no order. */
  orderId: string;
  noticeType: NoticeType;
  title: string;
  content: string;
  fromUser: string;
  fromUserName: string;
  /** Comma-joined. */
  targetUserIds: string;
  copyUserIds: string;
  remark: string | null;
  /** Whether the caller has read it. */
  readFlag: Flag;
  /** 0 open · 1 being handled · 2 handled. */
  handleStatus: 0 | 1 | 2;
  handleResult: string | null;
}

/** Schema of a notice. */
export const noticeDraft = object({
  id: idText(),
  /** `allNotice` when it is about no order. */
  orderId: idText().default('allNotice'),
  /** The caller; another one is refused. */
  fromUser: idText(),
  /** Set by the server; accepted, because the specified form sends it. */
  createTime: timeText(),
  noticeType: choice(1, 2, 3, 4).required(),
  title: word(200).required(),
  content: word(5_000).required(),
  /** Comma-joined; an id that contains a comma is refused before. */
  targetUserIds: idList().required(),
  copyUserIds: idList().nullable(),
  remark: text(500),
  readFlag: choice(0, 1),
  handleStatus: choice(0, 1, 2),
  handleResult: text(500),
});

/** Writable fields of a notice. */
export type NoticeDraft = typeof noticeDraft.__outputType;
