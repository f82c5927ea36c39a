import { area, code, flag, list, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** `orderId` of a notice that is about no order. */
export const NO_ORDER = 'allNotice';

/** Most people that one notice reaches, recipients and copies together. */
export const NOTICE_RECIPIENTS = 1_000;

/** Characters of so many ids, comma-joined. */
const IDS = 65_536;

/** The notices that a person received, as a recipient or with a copy. */
export const notice = view('fNoticeInfo', {
  /** `allNotice` when it is about no order. */
  orderId: text({ max: 64 }),
  /** Number of the order; `null` without one. */
  orderNo: text({ max: 64, optional: true, search: true }),
  /** 1 system · 2 order · 3 asks for assistance · 4 asks for an extension. */
  noticeType: code([1, 2, 3, 4], { dictionary: 'notice_type', search: true, sort: true }),
  title: text({ max: 200, search: true }),
  content: area({ max: 5_000, search: true }),
  /** `null` when the product itself sent it. */
  fromUser: reference('sysUsers', { optional: true, search: true, nameField: 'fromUserName' }),
  fromUserName: text({ max: 64, optional: true, search: true }),
  /** Ids of the recipients, comma-joined, as far as the reader may know them. */
  targetUserIds: text({ max: IDS }),
  targetUserNames: list({}),
  /** Ids of the people who got a copy, comma-joined. */
  copyUserIds: text({ max: IDS }),
  copyUserNames: list({}),
  remark: text({ max: 500, optional: true }),
  /** Whether the reader has read it. */
  readFlag: flag({ search: true, sort: true }),
  /** 0 open · 1 being handled · 2 handled. */
  handleStatus: code([0, 1, 2], {}),
  handleResult: text({ max: 500, optional: true }),
  createTime: time({ search: true, sort: true }),
});

/** A notice from one person to others. */
export type Notice = RowOf<typeof notice>;
/** 1 system · 2 order · 3 asks for assistance · 4 asks for an extension. */
export type NoticeType = Notice['noticeType'];
