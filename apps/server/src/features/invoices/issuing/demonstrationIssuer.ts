import { beijingDay, moneyText } from '@mingjian/api';
import { createHash } from 'node:crypto';
import type { InvoiceIssuer, IssueAnswer, IssueQuestion } from '../../../http/invoiceService';
import { renderPdf } from '../../../pdf/renderPdf';

/**
 * A service that an installation can show without a contract: what it issues are examples, equal
 * for equal requests. A buyer whose name ends in one of the marked words makes it misbehave.
 */
export function demonstrationIssuer(now: () => Date): InvoiceIssuer {
  /** Days of what it issued, by request: the same request gets the same invoice. */
  const days = new Map<string, string>();
  const attempts = new Map<string, number>();
  return {
    name: '明鉴演示开票服务',
    async issue(question) {
      const { requestId, title } = question;
      const attempt = (attempts.get(requestId) ?? 0) + 1;
      attempts.set(requestId, attempt);
      const misbehave = Object.entries(MISBEHAVIOURS).find(([mark]) => title.endsWith(mark));
      const said = misbehave?.[1](attempt);
      if (said) return said;
      const issueDate = days.get(requestId) ?? beijingDay(now());
      days.set(requestId, issueDate);
      return { issued: await exampleOf(question, issueDate) };
    },
  };
}

/** Misbehaviours by the end of the buyer's name; `undefined` for none this time. */
const MISBEHAVIOURS: Readonly<Record<string, (attempt: number) => IssueAnswer | undefined>> = {
  超时: () => ({ problem: 'timeout', message: null }),
  一次故障: (attempt) => (attempt === 1 ? { problem: 'status', message: null } : undefined),
  拒绝: () => ({ problem: 'refused', message: '购买方税号不存在' }),
  乱码: () => ({ problem: 'unreadable', message: null }),
};

async function exampleOf(question: IssueQuestion, issueDate: string) {
  const { requestId, reverses } = question;
  const digits = BigInt(`0x${createHash('sha256').update(requestId).digest('hex')}`)
    .toString()
    .slice(-16);
  const invoiceNo = `${issueDate.slice(2, 4)}31${digits}`;
  const redConfirmNo = reverses && `HZ${invoiceNo.slice(0, 18)}`;
  const pdf = await renderPdf(
    {
      language: 'zh',
      title: reverses ? '电子发票（红字示例）' : '电子发票（示例）',
      subtitle: '本文件由演示开票服务生成，不是税务凭证',
      facts: factsOf(question, { invoiceNo, issueDate, redConfirmNo }),
      sections: [
        {
          heading: '开票明细',
          paragraphs: [],
          table: {
            head: ['项目', '价税合计', '其中税额'],
            rows: question.lines
              .slice(0, MOST_ROWS)
              .map(({ name, amount, taxAmount }) => [
                name,
                moneyText(amount),
                moneyText(taxAmount),
              ]),
            widths: [6, 2, 2],
          },
        },
      ],
      signatures: [],
      footer: `示例发票 ${invoiceNo}`,
      createdAt: new Date(`${issueDate}T00:00:00+08:00`),
    },
    { userId: 'invoice-service' },
  );
  return { invoiceNo, issueDate, redConfirmNo, pdf };
}

/** Most lines that an example shows. */
const MOST_ROWS = 200;

function factsOf(
  { title, taxNo, amount, taxAmount, taxRate, reverses, remark }: IssueQuestion,
  { invoiceNo, issueDate, redConfirmNo }: Record<string, string | null>,
) {
  const facts: [label: string, value: string | null | undefined][] = [
    ['发票号码', invoiceNo],
    ['开票日期', issueDate],
    ['购买方', title],
    ['纳税人识别号', taxNo],
    ['价税合计', moneyText(amount)],
    ['税额', `${moneyText(taxAmount)}（${Number((taxRate * 100).toFixed(2))}%）`],
    ['红冲的发票', reverses?.invoiceNo],
    ['红字确认单编号', redConfirmNo],
    ['备注', remark],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
