import { invoiceFlow, type InvoiceFacts, type InvoiceMove } from '@mingjian/api';
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { moverOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS, NOBODY } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { deliverInvoice } from './deliverInvoice';
import { countInvoiced, freeLines } from './heldLines';
import { recordInvoiceEvent } from './invoiceEvents';
import { isBeingIssued } from './issuing/readIssuing';
import type { CompanyInvoiceTable, MovedInvoice } from './tables';
import { invoiceTexts } from './texts';

type Row = Moving<MovedInvoice>;

const BOTH = [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS];

/** The moves of invoices, with what each needs and does. */
export const invoiceMoves = serveFlow<MovedInvoice, Updateable<CompanyInvoiceTable>>()({
  flow: invoiceFlow,
  moves: {
    issue: { may: INVOICE_KEEPERS, after: countIssued },
    reject: {
      may: INVOICE_KEEPERS,
      sets: ({ reason }) => ({ rejectReason: reason }),
    },
    reapply: { may: BOTH, sets: () => ({ rejectReason: null }) },
    deliver: { may: INVOICE_KEEPERS, after: deliverInvoice },
    receive: { may: BOTH },
    withdraw: { may: BOTH, after: letGo },
    credit: { may: NOBODY, after: letGo },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedInvoice | undefined> {
    const row = await db
      .selectFrom('companyInvoices')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .$if(actor !== SYSTEM, (query) =>
        query.where(withinScope(actor as Caller, 'companyInvoices.companyId')),
      )
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status };
  },
  facts: async (row, actor, { db }) => invoiceFacts(row, actor, db),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('companyInvoices')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    const event = {
      invoiceId: row.id,
      action: name,
      before,
      after,
      right,
      content: reason,
    };
    await recordInvoiceEvent(event, actor, time, db);
  },
  words: {
    missing: () => refusal(404, invoiceTexts, (t) => t.missing),
    label: (name: InvoiceMove) => invoiceTexts((t) => t[name]),
    blocker: (code) => invoiceTexts((t) => t[code]),
    changed: async () => invoiceTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('invoice_status', String(state), db);
      return (language) => {
        const label = invoiceTexts((t) => t[name])(language);
        return invoiceTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

/** Reads the facts of an invoice that decide about its moves. */
export const invoiceFacts = async (
  { id, redFlag, receiveEmail, addressId }: InvoiceRow,
  actor: Actor,
  db: Db,
): Promise<InvoiceFacts> => ({
  isRed: redFlag === 1,
  hasRed: await hasRed(id, db),
  hasReceiver: Boolean(receiveEmail) || addressId !== null,
  isByClient: moverOf(actor) === 'client',
  isBeingIssued: actor !== SYSTEM && (await isBeingIssued(id, db)),
});

type InvoiceRow = Pick<MovedInvoice, 'id' | 'redFlag' | 'receiveEmail' | 'addressId'>;

/** Returns whether a red invoice that reverses an invoice is under way or issued. */
export async function hasRed(id: string, db: Db): Promise<boolean> {
  const { has } = await db
    .selectNoFrom(
      sql<SqlBool>`exists (
        select from company_invoices where red_of = ${id} and status <> -2)`.as('has'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(has);
}

/** An issued invoice counts for its statements; a red one takes its original back. */
async function countIssued({ row, backend }: Row) {
  await countInvoiced(row, backend.db);
  if (row.redOf !== null)
    await makeMove(invoiceMoves, 'credit', { id: row.redOf }, SYSTEM, backend);
}

async function letGo({ row, backend }: Row) {
  await freeLines(row.id, backend.db);
}
