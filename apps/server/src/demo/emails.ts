import { textOfHtml } from '@mingjian/api';
import { seededId } from '../database/ids';
import { demoTries, type DemoMessageOrder, type DemoMessages } from './messages';
import { share } from './pick';

/** E-mails of the demo. */
const COUNT = 20;

/** Returns the text of an e-mail about an order. */
type Letter = (order: DemoMessageOrder) => { subject: string; body: string };

const LETTERS: readonly Letter[] = [
  ({ orderNo, candidateName, companyName }) => ({
    subject: `订单 ${orderNo} 核实进展`,
    body: `<p>${companyName}，您好：</p><p>${candidateName}的背景调查进展如下：</p><ul><li>身份信息：已核实一致</li><li>学历学位：已核实一致</li><li>工作履历：正在联系上一家公司人力资源</li></ul><p>预计按期交付，如有变化会提前告知。</p>`,
  }),
  ({ orderNo, candidateName }) => ({
    subject: `订单 ${orderNo} 请确认候选人信息`,
    body: `<p>您好：</p><p>候选人<strong>${candidateName}</strong>提供的上一家公司名称与简历不一致，请协助确认以哪一份为准。</p><table><tbody><tr><th>来源</th><th>公司名称</th></tr><tr><td>简历</td><td>云帆信息技术有限公司</td></tr><tr><td>候选人填写</td><td>云帆科技集团</td></tr></tbody></table>`,
  }),
  ({ orderNo, candidateName }) => ({
    subject: `订单 ${orderNo} 补充材料说明`,
    body: `<p>您好：</p><p>${candidateName}需补充离职证明或社保缴纳记录，任选其一即可。候选人已收到通知，您无需再次联系。</p>`,
  }),
];

interface DemoEmails extends DemoMessages {
  records: object[];
}

/** Returns e-mails about orders that their managers wrote, in every state. */
export function demoEmails(orders: readonly DemoMessageOrder[], now: Date): DemoEmails {
  const made = orders.slice(0, COUNT).map((order, index) => demoEmail(order, index, now));
  return {
    outbox: made.map(({ row }) => row),
    tries: made.flatMap(({ tries }) => tries),
    records: made.map(({ record }) => record),
  };
}

function demoEmail(order: DemoMessageOrder, index: number, now: Date) {
  const { subject, body } = LETTERS[index % LETTERS.length]!(order);
  const status = index === 0 ? 0 : index % 7 === 3 ? 2 : index % 9 === 5 ? 3 : 1;
  const createdAt = new Date(
    now.getTime() - (index * 9 + share(index, 920) * 8) * 3_600_000 - 180_000,
  );
  createdAt.setMilliseconds(0);
  const tries = [1, 1, 5, 0][status]!;
  const problem = status === 0 || status === 2 ? '550 Mailbox unavailable' : null;
  const toAddr = order.client.email ?? 'hr@example.com';
  const ccAddr = index % 4 === 0 ? 'hr-team@example.com' : null;
  const id = seededId(createdAt, `email ${index}`);
  const about = { orderId: order.id, companyId: order.companyId };
  const dates = { createdAt, updatedAt: createdAt, deletedAt: null };
  return {
    row: {
      id,
      channel: 'email',
      kind: 'orderEmail',
      recipient: toAddr,
      subject,
      content: textOfHtml(body),
      html: body,
      cc: ccAddr && JSON.stringify([ccAddr]),
      status,
      tries,
      problem,
      createdAt,
      nextTryAt: status === 0 ? new Date(now.getTime() + 240_000) : createdAt,
      sentAt: status === 1 ? createdAt : null,
      authorId: order.pmId,
      ...about,
    },
    tries: demoTries({ id, recipient: toAddr, createdAt, status, tries, problem }),
    record: {
      id: seededId(createdAt, `email record ${index}`),
      ...about,
      toAddr,
      ccAddr,
      subject,
      body,
      attachments: null,
      sendUser: order.pmId,
      outboxId: id,
      ...dates,
    },
  };
}
