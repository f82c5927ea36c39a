import { NO_ORDER, notice } from '@mingjian/api';
import { sql } from 'kysely';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { RowScope } from '../../resources/scope';
import { EVERYBODY } from '../../roles';

/**
 * The notices that a person received and has not deleted. One that concerns a company is there only
 * for staff and for people of that company.
 */
export const inboxScope: RowScope = {
  where: (caller) => sql`(notice_inbox.reader_id = ${caller.userId}
    and (notice_inbox.company_id is null or ${withinScope(caller, 'noticeInbox.companyId')}))`,
};

/** The inbox of the caller. */
export const noticeResource = serve(
  notice,
  'noticeInbox',
)({
  objectType: 'notice',
  module: 'messages',
  label: 'title',
  scope: inboxScope,
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: {
    orderId: () => sql`coalesce(notice_inbox.order_id, ${NO_ORDER})`,
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    fromUserName: { by: 'fromUser', table: 'users', column: 'realname' },
    targetUserIds: (caller) => recipients(caller, 'target', 'ids'),
    targetUserNames: (caller) => recipients(caller, 'target', 'names'),
    copyUserIds: (caller) => recipients(caller, 'copy', 'ids'),
    copyUserNames: (caller) => recipients(caller, 'copy', 'names'),
    createTime: 'createdAt',
  },
  // A reader deletes a notice from the own list alone.
  may: { read: EVERYBODY, delete: EVERYBODY },
});

/** A client learns of no recipient of another company. */
function recipients(caller: Caller, kind: 'target' | 'copy', what: 'ids' | 'names') {
  const list =
    what === 'ids'
      ? sql`coalesce(string_agg(u.id, ',' order by r.position), '')`
      : sql`coalesce(array_agg(u.realname order by r.position), '{}')`;
  return sql`(select ${list} from notice_recipients r join users u on u.id = r.user_id
    where r.notice_id = notice_inbox.id and r.kind = ${kind}
      and (u.company_id is null or ${withinScope(caller, 'u.companyId')}))`;
}
