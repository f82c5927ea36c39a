import type { UserType } from '@mingjian/api';
import type { Insertable } from 'kysely';
import type { SupportConversationTable, SupportMessageTable } from '../features/support/tables';

/** A client company of the demo, with who writes for it and to it. */
export interface DemoSupported {
  companyId: string;
  clientId: string;
  managerId: string;
}

/** Minutes before the demo's present moment, the side that wrote, and what. */
type Line = readonly [ago: number, side: UserType, content: string];

const HOUR = 60;
const DAY = 24 * HOUR;

const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    [3 * DAY, 'companyUser', '您好，候选人在境外读的硕士，学历核实大概需要多久？'],
    [
      3 * DAY - 12,
      'serviceUser',
      '一般 5 到 8 个工作日，视院校回复而定。可以先提交学位证和成绩单，我们同步联系院校。',
    ],
    [3 * DAY - 15, 'companyUser', '好的，材料今天补传。'],
    [25, 'companyUser', '材料已经传到订单里了，麻烦确认一下是否齐全。'],
    [22, 'companyUser', '另外这位候选人下周三入职，能否优先安排？'],
  ],
  [
    [DAY + 2 * HOUR, 'companyUser', '请问报告里的“无法核实”会影响结论吗？'],
    [
      DAY + 90,
      'serviceUser',
      '不会直接影响结论。它表示来源没有回应，报告会写明我们联系过的渠道和时间。',
    ],
    [DAY + 80, 'companyUser', '明白了，谢谢。'],
    [DAY + 75, 'serviceUser', '不客气，有问题随时联系。'],
  ],
  [
    [4 * DAY, 'serviceUser', '贵司本月的对账单已出，请在公司资料中核对开票信息。'],
    [4 * DAY - 40, 'companyUser', '收到，已核对无误。'],
  ],
];

/** Rows of both tables. */
export interface DemoSupport {
  conversations: Insertable<SupportConversationTable>[];
  messages: Insertable<SupportMessageTable>[];
}

/** Returns the conversations of the first companies, one of which waits for an answer. */
export function demoSupport(companies: readonly DemoSupported[], now: Date): DemoSupport {
  const held = CONVERSATIONS.slice(0, companies.length).map((lines, index) => {
    const { companyId, clientId, managerId } = companies[index]!;
    const messages = lines.map(([ago, side, content], position) => ({
      companyId,
      number: position + 1,
      side,
      fromUser: side === 'companyUser' ? clientId : managerId,
      content,
      createdAt: new Date(now.getTime() - ago * 60_000),
    }));
    const lastOf = (side: UserType) =>
      messages.findLast((message) => message.side === side)?.number ?? 0;
    const conversation = {
      companyId,
      lastNumber: messages.length,
      lastClientNumber: lastOf('companyUser'),
      lastStaffNumber: lastOf('serviceUser'),
      updatedAt: messages.at(-1)!.createdAt,
    };
    return { conversation, messages };
  });
  return {
    conversations: held.map(({ conversation }) => conversation),
    messages: held.flatMap(({ messages }) => messages),
  };
}
