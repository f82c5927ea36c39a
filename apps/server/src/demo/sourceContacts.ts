import { DAY } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { OrderFollowUpTable } from '../features/orderFollowUps/tables';
import { personName, unassignedMobile } from './names';
import { pick, share } from './pick';

type Contact = Pick<OrderFollowUpTable, 'result' | 'contactRole' | 'numberSource' | 'content'>;

const CONTACTS: readonly Contact[] = [
  {
    result: 1,
    contactRole: 4,
    numberSource: 1,
    content: '人力资源确认在职时间与职位一致，离职原因为个人发展。',
  },
  {
    result: 1,
    contactRole: 1,
    numberSource: 3,
    content: '直属上级评价沟通主动、交付稳定，愿意再次共事。',
  },
  { result: 2, contactRole: 4, numberSource: 2, content: '总机无人接听，下午再拨。' },
  {
    result: 4,
    contactRole: 1,
    numberSource: 3,
    content: '正在开会，约定改日访谈。',
  },
  {
    result: 3,
    contactRole: 4,
    numberSource: 2,
    content: '公司规定不对外核实，请候选人提供离职证明。',
  },
  { result: 5, contactRole: 2, numberSource: 3, content: '号码已停机，请候选人更新。' },
];

/** The part of a task that its contacts need. */
interface ContactedTask {
  orderId: string;
  companyId: string;
  ownerId: string;
  startTime: Date;
}

/** Returns contacts about tasks, one or two for each. */
export function demoSourceContacts(
  tasks: readonly ContactedTask[],
  now: Date,
): Insertable<OrderFollowUpTable>[] {
  return tasks.flatMap(({ orderId, companyId, ownerId, startTime }, index) =>
    Array.from({ length: share(index, 300) < 0.4 ? 2 : 1 }, (_, round) => {
      const salt = index * 2 + round;
      const after = (0.5 + 3 * share(salt, 301) + round * 20) * 3_600_000;
      const createdAt = new Date(Math.min(startTime.getTime() + after, now.getTime() - 60_000));
      const contact = pick(CONTACTS, salt, 302);
      return {
        id: seededId(createdAt, `contact ${salt}`),
        orderId,
        companyId,
        followType: share(salt, 303) < 0.8 ? 1 : 3,
        contactName: personName(salt, 304),
        phone: unassignedMobile(salt, 305),
        ...contact,
        nextTime: contact.result === 4 ? new Date(createdAt.getTime() + DAY) : null,
        userId: ownerId,
        createdAt,
        updatedAt: createdAt,
        deletedAt: null,
      };
    }),
  );
}
