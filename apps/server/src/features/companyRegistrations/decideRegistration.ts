import type { CompanyRegistration, companyRegistrations, InputOf } from '@mingjian/api';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { readRow } from '../../resources/resourceRows';
import { createRow } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { MAIN_ACCOUNT_ROLE, REGISTRATION_HANDLERS } from '../../roles';
import { companies } from '../companies/resource';
import { queueMessage } from '../outbox/queueMessage';
import { messageTexts } from '../outbox/texts';
import { createAccount } from '../users/createAccount';
import { givePapers } from './registrationPapers';
import { isOwnRequest, registrationResource } from './resource';
import type { CompanyRegistrationTable } from './tables';
import { registrationTexts } from './texts';

/**
 * Creates the company and its main account with the password of the request, and notifies the
 * company.
 * Runs in the caller's transaction: all of it happens, or nothing.
 */
export async function approveRegistration(
  { id, username }: InputOf<typeof companyRegistrations.approve>,
  caller: Caller,
  backend: Backend,
): Promise<CompanyRegistration> {
  const { db } = backend;
  const request = await lockPending(id, caller, backend);
  const { companyName, creditCode, contactName, phone, email, language } = request;
  const known = await db
    .selectFrom('companies')
    .select('name')
    .where('creditCode', '=', creditCode)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (known) throw refusal(409, registrationTexts, (t) => t.companyExists(known.name));
  const contact = { contactName, contactPhone: phone, contactEmail: email };
  const company = await createRow(
    companies,
    { companyName, creditCode, ...contact, status: 0 },
    caller,
    backend,
  );
  await givePapers(id, company.id, db);
  const account = {
    username: username || request.username,
    realname: contactName,
    phone,
    email,
    userType: 'companyUser',
    companyId: company.id,
    mainFlag: 1,
    passwordHash: request.passwordHash!,
    role: MAIN_ACCOUNT_ROLE,
  } as const;
  await createAccount(account, { now: backend.now(), language: caller.language, db });
  const decision = { status: 1, companyId: company.id, username: account.username } as const;
  await decide(request, decision, caller, backend);
  await queueMessage(
    {
      channel: 'email',
      kind: 'registrationApproved',
      recipient: email,
      subject: messageTexts((t) => t.approvedSubject)(language),
      content: messageTexts((t) => t.approved(companyName, account.username))(language),
    },
    backend,
  );
  return readRow(registrationResource, id, caller, backend);
}

/** Refuses a request and notifies the company of the reason. */
export async function refuseRegistration(
  { id, reason }: InputOf<typeof companyRegistrations.refuse>,
  caller: Caller,
  backend: Backend,
): Promise<CompanyRegistration> {
  const request = await lockPending(id, caller, backend);
  const { companyName, email, language } = request;
  await decide(request, { status: 2, reason }, caller, backend);
  await queueMessage(
    {
      channel: 'email',
      kind: 'registrationRefused',
      recipient: email,
      subject: messageTexts((t) => t.refusedSubject)(language),
      content: messageTexts((t) => t.refused(companyName, reason))(language),
    },
    backend,
  );
  return readRow(registrationResource, id, caller, backend);
}

/**
 * Returns a request that waits for a decision, locked. Throws 403 for one's own, by its author or
 * by a phone or mailbox in it, and 409 for one that is decided.
 */
async function lockPending(id: string, caller: Caller, { db }: Backend) {
  demandRight(caller, REGISTRATION_HANDLERS);
  const request = await db
    .selectFrom('companyRegistrations')
    .selectAll()
    .select(isOwnRequest(caller).as('isOwn'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw notFound();
  if (request.isOwn) throw refusal(403, registrationTexts, (t) => t.ownRequest);
  if (request.status !== 0) throw refusal(409, registrationTexts, (t) => t.decidedAlready);
  return request;
}

type Decision = { status: 1; companyId: string; username: string } | { status: 2; reason: string };

/** Stores a decision. The hash of the password is removed. */
async function decide(
  { id }: CompanyRegistrationTable,
  decision: Decision,
  caller: Caller,
  { db, now }: Backend,
) {
  await db
    .updateTable('companyRegistrations')
    .set({ ...decision, passwordHash: null, handledBy: caller.userId, handledAt: now() })
    .where('id', '=', id)
    .execute();
  await logEvent(
    {
      action: 'updated',
      module: 'companies',
      objectType: 'companyRegistration',
      objectId: id,
      companyId: decision.status === 1 ? decision.companyId : null,
      before: { status: 0 },
      after: decision,
    },
    caller,
    now(),
    db,
  );
}
