import { DAY } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { NoticeRecipientTable, NoticeTable } from '../features/notices/tables';
import { officeTime, officeTimeAgo } from './officeHours';
import { demoOrder, type DemoWorld } from './orders';
import { pick, share } from './pick';

type DemoOrder = ReturnType<typeof demoOrder>['order'];

/** The people who write and read demo notices. */
export interface DemoCorrespondents {
  adminId: string;
  staffIds: readonly string[];
  /** Main accounts of client companies. */
  clientIds: readonly string[];
}

/** Rows of both tables. */
export interface DemoNotices {
  notices: Insertable<NoticeTable>[];
  recipients: Insertable<NoticeRecipientTable>[];
}

/** The newest orders, about which people write to each other. */
const ORDERS = 600;
/** Older notices have been read by everybody. */
const UNREAD_FOR = 2 * DAY;

/** Returns what people of the demo wrote to each other, the newest an hour old. */
export function demoNotices(world: DemoWorld, people: DemoCorrespondents): DemoNotices {
  const about = Array.from({ length: Math.min(ORDERS, world.count) }, (_, i) =>
    aboutOrder(demoOrder(world.count - 1 - i, world).order, i, world.now, people),
  );
  const circulars = CIRCULARS.map((text, i) => circular(text, i, world.now, people));
  const sent = [...about, ...circulars].filter((one) => one !== undefined);
  return {
    notices: sent.map(({ notice }) => notice),
    recipients: sent.flatMap(({ recipients }) => recipients),
  };
}

interface Letter {
  type: NoticeTable['noticeType'];
  title: (order: DemoOrder) => string;
  content: (order: DemoOrder) => string;
  /** Whether the client wrote it; otherwise the project manager did. */
  fromClient?: true;
  /** Whether it stays among staff. */
  internal?: true;
}

const LETTERS: readonly Letter[] = [
  {
    type: 2,
    fromClient: true,
    title: () => '补充材料已上传，请查收',
    content: ({ orderNo, candidateName }) =>
      `${candidateName}（${orderNo}）的离职证明和学位证已补传，麻烦安排继续核实，谢谢。`,
  },
  {
    type: 2,
    fromClient: true,
    title: ({ candidateName }) => `${candidateName}的入职时间提前，请加快`,
    content: ({ orderNo }) => `${orderNo} 的候选人下周一报到，能否在本周五前先给出初步结论？`,
  },
  {
    type: 2,
    fromClient: true,
    title: ({ candidateName }) => `${candidateName}更换了手机号`,
    content: ({ orderNo }) =>
      `${orderNo} 的候选人昨天换号，请在候选人资料中更新后重发采集邀约，旧号码不要再联系。`,
  },
  {
    type: 2,
    fromClient: true,
    title: () => '请确认报告中的任职时间',
    content: ({ orderNo }) =>
      `${orderNo} 报告正文写的离职时间比离职证明晚一个月，请核对后更正，我们周四要提交给用人部门。`,
  },
  {
    type: 2,
    fromClient: true,
    title: () => '能否加做学历核验',
    content: ({ orderNo, candidateName }) =>
      `用人部门希望补查${candidateName}的第一学历（${orderNo}）。请告知加项价格和交付时间。`,
  },
  {
    type: 2,
    title: ({ candidateName }) => `${candidateName}的授权书待补签`,
    content: ({ orderNo }) =>
      `${orderNo} 的授权书缺少签署日期，已重发签署链接，请提醒候选人在 24 小时内完成。`,
  },
  {
    type: 2,
    title: ({ candidateName }) => `${candidateName}的证明人无法联系`,
    content: ({ orderNo }) =>
      `${orderNo} 第二段工作经历的证明人三次未接听，请向候选人索取另一位直属上级的联系方式。`,
  },
  {
    type: 3,
    internal: true,
    title: () => '求助：海外学历如何核实',
    content: ({ orderNo }) =>
      `${orderNo} 的候选人在境外取得硕士学位，院校只接受邮寄申请，请有经验的同事协助确认流程和周期。`,
  },
  {
    type: 3,
    internal: true,
    title: () => '求助：前雇主已注销',
    content: ({ orderNo, position }) =>
      `${orderNo}（${position}）的前雇主去年注销，人事档案不知去向。哪位同事处理过类似情况？`,
  },
  {
    type: 4,
    title: () => '申请延期 2 个工作日',
    content: ({ orderNo }) =>
      `${orderNo} 的学历核实需等待院校回函，预计比约定时间晚 2 个工作日交付，请确认。`,
  },
];

function aboutOrder(order: DemoOrder, index: number, now: Date, people: DemoCorrespondents) {
  const { pmId, orderedBy, orderTime } = order;
  if (!pmId || !orderedBy || share(index, 120) < 0.3) return undefined;
  const letter = pick(LETTERS, index, 121);
  const latest = now.getTime() - 3_600_000;
  const age = Math.max(0, latest - orderTime.getTime()) * share(index, 122);
  const other = pick(people.staffIds, index, 123);
  const fromUser = letter.fromClient ? orderedBy : pmId;
  const target = letter.internal ? other : letter.fromClient ? pmId : orderedBy;
  return letterOf(
    {
      noticeType: letter.type,
      title: letter.title(order),
      content: letter.content(order),
      fromUser,
      orderId: order.id,
      companyId: order.companyId,
      createdAt: writtenAt(latest - age, latest, orderTime, index),
    },
    { targets: [target], copies: letter.type === 4 ? [people.adminId] : [] },
    index,
    now,
  );
}

/** People write within office hours, and never before the order. */
function writtenAt(about: number, latest: number, orderTime: Date, index: number) {
  const time = officeTime(new Date(about), new Date(latest), index, 125);
  return time > orderTime ? time : new Date(Math.min(orderTime.getTime() + 60_000, latest));
}

const CIRCULARS = [
  {
    to: 'staff',
    title: '周日 22:00 至 23:00 系统维护',
    content: '维护期间不能登录和提交。未保存的内容会留在本机，维护结束后登录即可恢复。',
    daysAgo: 3,
  },
  {
    to: 'staff',
    title: '证件号码查看需填写原因',
    content:
      '即日起，查看候选人的手机号和证件号码需要填写原因，系统会记录查看人和时间。请只在核实需要时查看。',
    daysAgo: 6,
  },
  {
    to: 'clients',
    title: '电子发票抬头请于本月底前核对',
    content: '下月起开具全电发票。请在“公司资料”中核对公司名称和税号，如需更正请联系项目经理。',
    daysAgo: 1,
  },
  {
    to: 'clients',
    title: '法定节假日期间的交付时间',
    content: '法定节假日不计入工作日，假期前一日 17:00 后提交的订单从假期后第一个工作日起算。',
    daysAgo: 9,
  },
] as const;

function circular(
  { to, title, content, daysAgo }: (typeof CIRCULARS)[number],
  index: number,
  now: Date,
  { adminId, staffIds, clientIds }: DemoCorrespondents,
) {
  const targets = to === 'staff' ? staffIds : clientIds;
  const createdAt = officeTimeAgo(daysAgo, now, index, 126);
  return letterOf(
    {
      noticeType: 1,
      title,
      content,
      fromUser: adminId,
      orderId: null,
      companyId: null,
      createdAt,
    },
    { targets: targets.filter((id) => id !== adminId), copies: [] },
    ORDERS + index,
    now,
  );
}

function letterOf(
  notice: Omit<Insertable<NoticeTable>, 'id'> & { createdAt: Date },
  { targets, copies }: { targets: readonly string[]; copies: readonly string[] },
  index: number,
  now: Date,
) {
  const { createdAt, fromUser } = notice;
  const id = seededId(createdAt, `notice ${index}`);
  const age = now.getTime() - createdAt.getTime();
  const recipient = (kind: 'target' | 'copy') => (userId: string, position: number) => {
    const isUnread = age < UNREAD_FOR && share(index + position, 124) < 0.8;
    const readAt = isUnread ? null : new Date(createdAt.getTime() + age / 2);
    return { noticeId: id, userId, kind, position, readAt };
  };
  const isOther = (userId: string) => userId !== fromUser;
  const recipients = [
    ...targets.filter(isOther).map(recipient('target')),
    ...copies
      .filter((userId) => isOther(userId) && !targets.includes(userId))
      .map(recipient('copy')),
  ];
  return recipients.length === 0 ? undefined : { notice: { ...notice, id }, recipients };
}
