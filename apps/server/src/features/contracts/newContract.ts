import {
  beijingDay,
  type contracts as calls,
  type InputOf,
  type SignedContract,
  type SigningVendor,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { inputFailure, orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { accountOf, nameOfActor, SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { COMPANY_EDITORS, ORDER_MANAGERS } from '../../roles';
import { orderMoves } from '../orders/orderMoves';
import { contractMoves } from './contractMoves';
import { contractOf, travellingContract } from './contractRows';
import { contractTitles, TEMPLATES } from './contractTemplates';
import type { ContractTable } from './tables';
import { contractTexts } from './texts';

/** Makes a contract as staff asked: the letter of an order, or a contract with a company. */
export async function createContract(
  input: InputOf<typeof calls.createContract>,
  caller: Caller,
  backend: Backend,
): Promise<SignedContract> {
  const { kind, title, orderId, companyId, templateId } = input;
  const { db } = backend;
  const { language } = caller;
  demandRight(caller, kind === 2 ? ORDER_MANAGERS : COMPANY_EDITORS);
  if (templateId && templateId !== TEMPLATES[kind])
    throw inputFailure([['templateId', contractTexts((t) => t.templateUnknown)]], language);
  if (kind === 2) {
    if (!orderId) throw inputFailure([['orderId', contractTexts((t) => t.orderNeeded)]], language);
    const id = await ensureLetter(orderId, caller, backend, title);
    return travellingContract(await contractOf({ contractId: id }, caller, db), language, db);
  }
  if (!companyId)
    throw inputFailure([['companyId', contractTexts((t) => t.companyNeeded)]], language);
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!company)
    throw inputFailure([['companyId', contractTexts((t) => t.companyNeeded)]], language);
  const id = await insertContract(
    { kind, title, companyId, vendor: 'builtin', orderId: null, candidateId: null, formId: null },
    caller,
    backend,
  );
  await makeMove(contractMoves, 'begin', { id }, caller, backend);
  await makeMove(contractMoves, 'admit', { id }, caller, backend);
  return travellingContract(await contractOf({ contractId: id }, caller, db), language, db);
}

/**
 * Returns the id of an order's letter, which is made where there is none. It waits for the identity
 * of the candidate, or is ready to be signed. Locks the order.
 */
export async function ensureLetter(
  orderId: string,
  actor: Actor,
  backend: Backend,
  title?: string,
): Promise<string> {
  const { db } = backend;
  // A candidate reaches the order by the form, which was checked before.
  const reach = actor !== SYSTEM && actor.candidate ? SYSTEM : actor;
  const order = await orderMoves.lock(orderId, reach, db);
  const form = await db
    .selectFrom('collectForms')
    .select(['id', 'candidateId', 'companyId', 'identifiedAt', 'language'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!order) throw orderMissing();
  if (!form) throw refusal(409, contractTexts, (t) => t.orderElsewhere);
  const known = await db
    .selectFrom('contracts')
    .select(['id', 'status'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  let id = known?.id;
  if (id === undefined) {
    if (order.state !== 20) throw refusal(409, contractTexts, (t) => t.orderElsewhere);
    id = await insertContract(
      {
        kind: 2,
        title: title ?? contractTitles((t) => t[2])(form.language),
        companyId: form.companyId,
        vendor: backend.signing[0]?.code ?? 'builtin',
        orderId,
        candidateId: form.candidateId,
        formId: form.id,
      },
      actor,
      backend,
    );
    await makeMove(contractMoves, 'begin', { id }, SYSTEM, backend);
  }
  const status = known?.status ?? 1;
  if (status === 1 && form.identifiedAt !== null)
    await makeMove(contractMoves, 'admit', { id }, SYSTEM, backend);
  return id;
}

/** The parts of a new contract that its callers decide. */
type NewContract = Pick<
  ContractTable,
  'kind' | 'title' | 'companyId' | 'orderId' | 'candidateId' | 'formId'
> & { vendor: SigningVendor };

async function insertContract(contract: NewContract, actor: Actor, { db, now }: Backend) {
  const time = now();
  const id = newId(time);
  await db
    .insertInto('contracts')
    .values({
      id,
      contractNo: await nextNumber(time, db),
      ...contract,
      status: 0,
      flowId: null,
      template: TEMPLATES[contract.kind],
      deadline: null,
      filePath: null,
      fileHash: null,
      contentHash: null,
      rejectReason: null,
      signedAt: null,
      pendingDecision: null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  await db
    .insertInto('contractEvents')
    .values({
      contractId: id,
      number: 1,
      action: 'create',
      statusBefore: null,
      statusAfter: 0,
      rightCode: null,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content: null,
      createTime: time,
    })
    .execute();
  return id;
}

/** Returns the next number of a day: HT202611280001. One transaction at a time takes one. */
async function nextNumber(time: Date, db: Db) {
  const day = `HT${beijingDay(time).replaceAll('-', '')}`;
  await sql`select pg_advisory_xact_lock(hashtext('contract_no'), hashtext(${day}))`.execute(db);
  const { last } = await db
    .selectFrom('contracts')
    .select(({ fn }) => fn.max<string | null>('contractNo').as('last'))
    .where('contractNo', 'like', `${day}%`)
    .executeTakeFirstOrThrow();
  return `${day}${String(Number(last?.slice(day.length) ?? 0) + 1).padStart(4, '0')}`;
}
