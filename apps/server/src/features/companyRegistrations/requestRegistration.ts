import { randomInt } from 'node:crypto';
import {
  beijing,
  type InputOf,
  type RegistrationReceipt,
  type registrations,
  type RegistrationState,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { passwordProblem } from '../passwords/newPassword';
import { countUse, type UseLimit } from '../session/attempts';
import { spendTicket } from '../session/captcha';
import { hashPassword } from '../session/passwords';
import { sessionTexts } from '../session/texts';
import { claimPapers } from './registrationPapers';
import { registrationTexts } from './texts';

/** Requests from one address. */
const REQUESTS: UseLimit = { of: 'registration', most: 10, wait: 120 };
/** Wrong reference numbers or phones from one address. */
const WRONG_REFERENCES: UseLimit = { of: 'registrationCheck', most: 20, wait: 60 };

/**
 * Stores a company's request for an account. The response says nothing of companies, people and
 * names that exist: staff see that, and choose another user name where it is in use.
 */
export async function requestRegistration(
  {
    captchaTicket,
    password,
    papersTicket,
    papers,
    ...draft
  }: InputOf<typeof registrations.request>,
  { address, language, userId }: Caller,
  backend: Backend,
): Promise<RegistrationReceipt> {
  const problem = passwordProblem(password, draft.username, backend.passwordMin);
  if (problem) throw inputFailure([['password', problem]], language);
  await countUse(REQUESTS, address, backend);
  if (!(await spendTicket(captchaTicket, backend)))
    throw refusal(428, sessionTexts, (t) => t.captchaNeeded);
  const { db, now } = backend;
  const referenceNo = newReference();
  const row = {
    ...draft,
    id: newId(now()),
    referenceNo,
    phoneDigits: digitsOf(draft.phone),
    passwordHash: await hashPassword(password),
    language,
    status: 0,
    reason: null,
    createdBy: userId || null,
    companyId: null,
    handledBy: null,
    handledAt: null,
    createdAt: now(),
  } as const;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('companyRegistrations').values(row).execute();
    await claimPapers(row.id, papersTicket, papers, trx);
  });
  return { referenceNo };
}

/**
 * Returns the state of a request to who knows its number and the phone in it. Throws 404 with the
 * same words for either, and 429 after too many wrong ones.
 */
export async function checkRegistration(
  { referenceNo, phone }: InputOf<typeof registrations.check>,
  { address }: Caller,
  backend: Backend,
): Promise<RegistrationState> {
  const attempt = await countUse(WRONG_REFERENCES, address, backend);
  const found = await backend.db
    .selectFrom('companyRegistrations')
    .select(['companyName', 'status', 'reason', 'username', 'createdAt', 'handledAt'])
    .where('referenceNo', '=', referenceNo.toUpperCase())
    .where('phoneDigits', '=', digitsOf(phone))
    .executeTakeFirst();
  if (!found) throw refusal(404, registrationTexts, (t) => t.notFound);
  await attempt.giveBack();
  const { companyName, status, reason, username, createdAt, handledAt } = found;
  return {
    companyName,
    status,
    reason,
    username: status === 1 ? username : null,
    createTime: beijing(createdAt),
    handledTime: handledAt && beijing(handledAt),
  };
}

/** Characters of reference numbers: none that is mistaken for another. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a number such as `ZC7K3M9Q2XTB`: it cannot be guessed, and can be read out. */
const newReference = () =>
  `ZC${Array.from({ length: 10 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`;

/** Digits of a Chinese mobile number. */
const MOBILE_DIGITS = 11;

/** Returns the digits of a phone number, without the code of the country. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-MOBILE_DIGITS);
