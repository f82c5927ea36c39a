import type { OutboxKind, SendingChannel } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import { messageTexts } from '../features/outbox/texts';
import type { OutboxTable } from '../features/outbox/tables';
import type { DemoUser } from './people';

/** Messages of the demo. Their codes have ended, so that the texts are gone. */
const COUNT = 24;
const HOUR = 3_600_000;

/** Occasions in turn, with their subjects. */
const KINDS: readonly { kind: OutboxKind; subject: string; hasCode: boolean }[] = [
  { kind: 'passwordReset', subject: textOf('resetSubject'), hasCode: true },
  { kind: 'passwordChanged', subject: textOf('passwordChangedSubject'), hasCode: false },
  { kind: 'contactCode', subject: textOf('contactSubject'), hasCode: true },
  { kind: 'contactChanged', subject: textOf('contactChangedSubject'), hasCode: false },
];

function textOf(
  subject: 'resetSubject' | 'passwordChangedSubject' | 'contactSubject' | 'contactChangedSubject',
) {
  return messageTexts((t) => t[subject])('zh');
}

/** Returns messages to people of the demo, the newest a few hours old. None was sent. */
export function demoOutbox(
  people: readonly DemoUser['user'][],
  now: Date,
): Insertable<OutboxTable>[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const { username, email, phone } = people[index % people.length]!;
    const { kind, subject, hasCode } = KINDS[index % KINDS.length]!;
    const channel: SendingChannel = index % 5 === 4 ? 'sms' : 'email';
    const createdAt = new Date(now.getTime() - (index * 7 + 3) * HOUR);
    const isReset = kind === 'passwordChanged';
    const notice = messageTexts((t) =>
      isReset ? t.passwordChanged(username) : t.contactChanged(username),
    )('zh');
    return {
      id: seededId(createdAt, `outbox ${index}`),
      channel,
      kind,
      recipient: channel === 'sms' ? phone : email,
      subject,
      content: hasCode ? null : notice,
      expiresAt: hasCode ? new Date(createdAt.getTime() + HOUR / 6) : null,
      status: 3,
      problem: null,
      createdAt,
      nextTryAt: createdAt,
      sentAt: null,
    };
  });
}
