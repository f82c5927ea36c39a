import { outboxMessage } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { maskEmail, maskMobile } from '../../resources/masks';
import type { RowScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { RIGHT_GIVERS } from '../../roles';

/** Messages to somebody. */
const realMessages: RowScope = {
  where: () => sql<SqlBool>`outbox.recipient is not null`,
};

/** The messages that the product sends by itself. */
export const outboxResource = serve(
  outboxMessage,
  'outbox',
)({
  objectType: 'outboxMessage',
  module: 'system',
  label: 'subject',
  scope: realMessages,
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: { createTime: 'createdAt', sentTime: 'sentAt' },
  masks: { recipient: (to) => (to.includes('@') ? maskEmail(to) : maskMobile(to)) },
  may: { read: RIGHT_GIVERS },
});
