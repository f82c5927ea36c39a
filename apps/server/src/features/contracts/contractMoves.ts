import { contractFlow, DAY, type ContractFacts } from '@mingjian/api';
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import {
  accountOf,
  nameOfActor,
  serveFlow,
  SYSTEM,
  type Actor,
  type Moving,
} from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { COMPANY_EDITORS, COMPANY_OWNERS, NOBODY, ORDER_MANAGERS } from '../../roles';
import { sendJob } from '../../jobs/jobKind';
import { recordEvidence } from '../collect/evidence';
import { readLabel } from '../dictionaries/options';
import type { ContractTable, MovedContract } from './tables';
import { contractActTexts, contractBlockerTexts, contractTexts } from './texts';
import { flowRevocation } from './vendors/refreshKind';

/** Days in which a contract is to be signed. */
const DAYS_TO_SIGN = 30;

/** Staff who begin contracts: letters of orders, and those with companies. */
export const CONTRACT_STAFF = [...ORDER_MANAGERS, ...COMPANY_EDITORS];

/** People who sign for the provider or for their company. */
export const COMPANY_SIGNERS = [...COMPANY_EDITORS, ...COMPANY_OWNERS];

/** The moves of contracts, with what each needs and changes. */
export const contractMoves = serveFlow<MovedContract, Updateable<ContractTable>>()({
  flow: contractFlow,
  moves: {
    begin: { may: CONTRACT_STAFF },
    admit: {
      may: CONTRACT_STAFF,
      sets: ({ time }) => ({ deadline: new Date(time.getTime() + DAYS_TO_SIGN * DAY) }),
    },
    signPart: { may: COMPANY_SIGNERS },
    sign: {
      may: COMPANY_SIGNERS,
      sets: () => ({ pendingDecision: null, rejectReason: null }),
    },
    refuse: {
      may: COMPANY_OWNERS,
      sets: ({ reason }) => ({ rejectReason: reason, pendingDecision: null }),
      after: revokeFlow,
    },
    expire: { may: NOBODY, sets: () => ({ pendingDecision: null }) },
    revoke: { may: CONTRACT_STAFF, sets: () => ({ pendingDecision: null }), after: revokeFlow },
    rescind: { may: CONTRACT_STAFF },
    finishRescission: { may: CONTRACT_STAFF },
    rollbackToAccess: {
      may: CONTRACT_STAFF,
      // A flow that a vendor has begun is not signed any more: the next signature begins another.
      sets: ({ row }) => ({
        rollbackCount: row.rollbackCount + 1,
        rejectReason: null,
        pendingDecision: null,
        flowId: null,
        deadline: null,
      }),
      after: revokeFlow,
    },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedContract | undefined> {
    // The order first, as its own moves and those of its form lock it.
    await sql`select 1 from orders where id =
      (select order_id from contracts where id = ${id}) for update`.execute(db);
    const contract = await db
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) => query.where(reachedBy(actor as Caller)))
      .forUpdate()
      .executeTakeFirst();
    return contract && { ...contract, state: contract.status };
  },
  facts: async (row, _actor, backend) => readContractFacts(row, backend),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('contracts')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record(moving, { name, before, after, right }) {
    const { row, actor, reason, time, backend } = moving;
    await backend.db
      .insertInto('contractEvents')
      .values({
        contractId: row.id,
        number: sql<number>`(select count(*) + 1 from contract_events where contract_id = ${row.id})`,
        action: name,
        statusBefore: before,
        statusAfter: after,
        rightCode: right,
        userId: accountOf(actor),
        userName: nameOfActor(actor),
        content: reason,
        createTime: time,
      })
      .execute();
    if (row.orderId === null) return;
    const { id: subject, orderId } = row;
    const payload = { before, after, reason };
    await recordEvidence({ orderId, kind: `contract.${name}`, subject, payload }, actor, backend);
  },
  words: {
    missing: () => refusal(404, contractTexts, (t) => t.missing),
    label: (name) => contractActTexts((t) => t[name]),
    blocker: (code) => contractBlockerTexts((t) => t[code]),
    changed: async () => contractTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('contract_status', String(state), db);
      return (language) => {
        const label = contractActTexts((t) => t[name])(language);
        return contractBlockerTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

/** Ends the flow of a contract at its vendor, where nobody shall sign it any more. */
async function revokeFlow({ row, backend }: Moving<MovedContract>) {
  const { vendor, flowId } = row;
  if (vendor === 'builtin' || flowId === null) return;
  await sendJob(backend.db, flowRevocation, { vendor, flowId });
}

/** Returns the condition under which a caller reaches a contract: candidates that of their form. */
export const reachedBy = (caller: Caller) =>
  caller.candidate
    ? sql<SqlBool>`contracts.form_id = ${caller.candidate.formId}`
    : withinScope(caller, 'contracts.companyId');

/** Reads what decides about the moves of a contract. */
export async function readContractFacts(
  row: MovedContract,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<ContractFacts> {
  const isOverdue = row.deadline !== null && row.deadline <= now();
  if (row.formId === null) {
    // A person of the company signs in a session of an account.
    return { isVerified: true, isOverdue, isClosed: false };
  }
  const { identifiedAt, status, orderStatus } = await db
    .selectFrom('collectForms as f')
    .innerJoin('orders as o', 'o.id', 'f.orderId')
    .select(['f.identifiedAt', 'f.status', 'o.orderStatus'])
    .where('f.id', '=', row.formId)
    .executeTakeFirstOrThrow();
  return {
    isVerified: identifiedAt !== null,
    isOverdue,
    isClosed: orderStatus < 0 || orderStatus >= 100 || status === -10 || status === -30,
  };
}
