import { randomInt } from 'node:crypto';
import type { CodeImage } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { hashOf, newSecret } from '../../database/ids';
import { refusal } from '../../failure';
import { countPicture } from './attempts';
import { CAPTCHA_LETTERS, drawCaptcha } from './captchaImage';
import { sessionTexts } from './texts';

const LIFETIME = 5 * 60_000;

/** Makes a captcha that may be answered once. An address gets so many of them. */
export async function newCaptcha(address: string, backend: Backend): Promise<CodeImage> {
  await countPicture(address, backend);
  const { db, now } = backend;
  const answer = Array.from(
    { length: 4 },
    () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)],
  ).join('');
  const id = newSecret();
  await db.deleteFrom('captchas').where('expiresAt', '<', now()).execute();
  await db
    .insertInto('captchas')
    .values({ id, answer, expiresAt: expiry(now()) })
    .execute();
  return {
    id,
    image: `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(answer)).toString('base64')}`,
  };
}

/** Trades the right answer for a ticket. A wrong one uses the captcha up all the same. */
export async function answerCaptcha(id: string, code: string, { db, now }: Backend) {
  const captcha = await db
    .deleteFrom('captchas')
    .where('id', '=', id)
    .returning(['answer', 'expiresAt'])
    .executeTakeFirst();
  if (!captcha || captcha.expiresAt < now() || captcha.answer !== code.toUpperCase())
    throw refusal(400, sessionTexts, (t) => t.captchaWrong);
  const ticket = newSecret();
  await db
    .insertInto('captchaTickets')
    .values({ ticketHash: hashOf(ticket), expiresAt: expiry(now()) })
    .execute();
  return ticket;
}

/** Uses a ticket up. Returns whether it was good. */
export async function spendTicket(ticket: string, { db, now }: Pick<Backend, 'db' | 'now'>) {
  const used = await db
    .deleteFrom('captchaTickets')
    .where('ticketHash', '=', hashOf(ticket))
    .returning('expiresAt')
    .executeTakeFirst();
  return used !== undefined && used.expiresAt >= now();
}

const expiry = (now: Date) => new Date(now.getTime() + LIFETIME);
