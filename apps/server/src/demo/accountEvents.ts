import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { OperateLogTable } from '../database/schema';
import type { LastSignInTable } from '../features/session/tables';
import { officeTimeAgo } from './officeHours';
import type { DemoUser } from './people';
import { pick, share } from './pick';

/** Minutes after the account was created. */
const PASSWORD_AFTER = 5;
const DAYS = Array.from({ length: 90 }, (_, day) => day);

/** Returns the lines of the operate log for the first passwords of clients, set by `admin`. */
export function demoPasswordLines(
  people: readonly DemoUser[],
  admin: DemoUser['user'],
): Insertable<OperateLogTable>[] {
  return people.flatMap(({ user }) => {
    if (user.companyId === null) return [];
    const createTime = new Date(user.createdAt.getTime() + PASSWORD_AFTER * 60_000);
    return {
      id: seededId(createTime, `password of ${user.id}`),
      companyId: user.companyId,
      module: 'system',
      action: 'passwordChanged' as const,
      objectType: 'user',
      objectId: user.id,
      version: 1,
      before: null,
      after: null,
      userId: admin.id,
      userName: admin.realname,
      userType: admin.userType,
      ip: '127.0.0.1',
      reason: null,
      createTime,
    };
  });
}

/** Returns the latest sign-ins: most people came within three months, some never. */
export function demoSignIns(people: readonly DemoUser[], now: Date): LastSignInTable[] {
  return people.flatMap(({ user }, index) => {
    if (share(index, 150) < 0.1) return [];
    return { userId: user.id, signedInAt: officeTimeAgo(pick(DAYS, index, 151), now, index, 152) };
  });
}
