import { flowOf } from '../../flow/flow';

/**
 * Every state of an invoice: 1 applied for · 2 rejected · 3 issued · 4 delivered · 5 received
 * · −1 reversed by a red one · −2 void.
 */
export const INVOICE_STATUSES = [1, 2, 3, 4, 5, -1, -2] as const;

/** State of an invoice; see `INVOICE_STATUSES`. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Facts of an invoice that decide about its moves. */
export interface InvoiceFacts {
  /** Whether it reverses another one. */
  isRed: boolean;
  /** Whether a red invoice that reverses it is under way. */
  hasRed: boolean;
  /** Whether it has an address of a mailbox, or an address for post. */
  hasReceiver: boolean;
  /** Whether the one who acts is of the client. */
  isByClient: boolean;
  /** Whether a service is issuing it, for everybody but that service. */
  isBeingIssued: boolean;
}

/** Facts that stand in the way of an invoice's moves. */
export type InvoiceBlocker = 'red' | 'hasRed' | 'noReceiver' | 'clientRed' | 'beingIssued';

const stillIssuing = ({ isBeingIssued }: InvoiceFacts) =>
  isBeingIssued ? [{ code: 'beingIssued' as const }] : [];

/** The course of an invoice: applied for, issued, delivered, received; or reversed by a red one. */
export const invoiceFlow = flowOf<InvoiceFacts, InvoiceBlocker>()({
  name: 'invoice',
  states: INVOICE_STATUSES,
  begins: { apply: 1, reverse: 1 },
  moves: {
    issue: {
      from: [1],
      to: 3,
      by: ['staff', 'system'],
      blockers: stillIssuing,
    },
    reject: {
      from: [1],
      to: 2,
      by: ['staff'],
      reason: true,
      blockers: (facts) => [
        ...(facts.isRed ? [{ code: 'red' as const }] : []),
        ...stillIssuing(facts),
      ],
    },
    reapply: { from: [2], to: 1, by: ['staff', 'client'] },
    deliver: {
      from: [3],
      to: 4,
      by: ['staff'],
      blockers: ({ hasRed, hasReceiver }) => [
        ...(hasRed ? [{ code: 'hasRed' as const }] : []),
        ...(hasReceiver ? [] : [{ code: 'noReceiver' as const }]),
      ],
    },
    receive: { from: [4], to: 5, by: ['staff', 'client'] },
    withdraw: {
      from: [1, 2],
      to: -2,
      by: ['staff', 'client'],
      reason: true,
      blockers: (facts) => [
        ...(facts.isRed && facts.isByClient ? [{ code: 'clientRed' as const }] : []),
        ...stillIssuing(facts),
      ],
    },
    credit: { from: [3, 4, 5], to: -1, by: ['system'] },
  },
});

/** Name of a move of an invoice. */
export type InvoiceMove = keyof typeof invoiceFlow.moves;

/** An act of an invoice's history: a move, or one of those that begin it. */
export type InvoiceAct = InvoiceMove | keyof typeof invoiceFlow.begins;

/** Names of the moves of an invoice that need no more than a reason. */
export const INVOICE_MOVES = [
  'reject',
  'reapply',
  'deliver',
  'receive',
  'withdraw',
] as const satisfies readonly InvoiceMove[];
