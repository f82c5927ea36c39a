import { message, messageTry, messageView } from '@mingjian/api';
import type { Caller } from '../../http/caller';
import { companyScope, holdsRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { CONTACT_LOGGERS, CONTACT_READERS } from '../../roles';
import { maskedAddress } from './maskedAddress';

/** Actions that the list offers those who may send. */
const actions = (caller: Caller) =>
  holdsRight(caller, CONTACT_LOGGERS) ? ['send', 'change', 'cancel'] : [];

const shared = {
  module: 'messages',
  label: 'subject',
  scope: companyScope('sentMessages.companyId'),
  defaultOrder: 'create_time desc',
  isLarge: true,
  masks: { receiver: maskedAddress },
  may: { read: CONTACT_READERS },
  actions,
} as const;

const columns = {
  createTime: 'createdAt',
  sendTime: 'sentAt',
  nextTime: 'nextTryAt',
  readTime: 'readAt',
} as const;

/** Messages to candidates, clients and staff. */
export const messageResource = serve(
  message,
  'sentMessages',
)({ ...shared, objectType: 'message', columns });

/** The same messages with the names of what they are about. */
export const messageViewResource = serve(
  messageView,
  'sentMessages',
)({
  ...shared,
  objectType: 'message',
  columns,
  translated: { templateName: 'templateNameEn' },
});

/** Attempts to send them. */
export const messageTryResource = serve(
  messageTry,
  'messageTries',
)({
  ...shared,
  objectType: 'messageTry',
  scope: companyScope('messageTries.companyId'),
  defaultOrder: 'start_time desc',
  columns: { startTime: 'startedAt', endTime: 'endedAt' },
  actions: () => [],
});
