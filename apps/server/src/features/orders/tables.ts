import type {
  DangerLevel,
  HoldType,
  OrderAct,
  OrderDisputeStatus,
  OrderRow,
  OrderStatus,
  OrderType,
  PaperSide,
  SlaClock,
} from '@mingjian/api';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

export interface OrderTable {
  id: string;
  orderNo: string;
  orderType: OrderType;
  orderStatus: OrderStatus;
  companyId: string;
  signingEntity: string;
  productId: string;
  /** The published version of the product that it was placed with. */
  productVersion: Generated<number>;
  candidateId: string;
  /** The candidate's name as it was when the order was placed. */
  candidateName: string;
  orderedBy: string | null;
  position: string;
  city: string;
  urgentFlag: 0 | 1;
  holdType: HoldType;
  waitsFor: GeneratedAlways<HoldType>;
  waitsSince: Date;
  overallDanger: DangerLevel;
  pmId: string | null;
  orderTime: Date;
  acceptTime: Date | null;
  submitTime: Date | null;
  dispatchTime: Date | null;
  reviewTime: Date | null;
  reportTime: Date | null;
  kpiTime: Date | null;
  issueTime: Date | null;
  finishTime: Date | null;
  settleTime: Date | null;
  cancelTime: Date | null;
  slaDueAt: Date | null;
  slaClock: GeneratedAlways<SlaClock>;
  /** Whether it was finished by its due time: 0 not finished · 1 in time · 2 late. */
  delivery: GeneratedAlways<OrderRow['delivery']>;
  /** When its open tasks are done by experience. */
  etaAt: Generated<Date | null>;
  /** Number of times that the day of `etaAt` has changed. */
  etaChangedCount: Generated<number>;
  /** In fen. */
  amount: number;
  /** Taken off the amount, in fen. */
  reduceAmount: Generated<number>;
  remark: string | null;
  cancelReason: string | null;
  /** In fen; `null` unless it was cancelled since fees are charged for that. */
  cancelFee: Generated<number | null>;
  /** The statement that it is on; `null` before. */
  statementId: Generated<string | null>;
  authUrl: string | null;
  /** Code of `auth_mode`. */
  authMode: Generated<1 | 2 | 3 | 4>;
  /** JSON text list of region codes; `null` where only the name of a city is known. */
  cityCodes: Generated<string | null>;
  consigneeName: Generated<string | null>;
  clientPoNo: Generated<string | null>;
  costCenter: Generated<string | null>;
  /** JSON text of `CustomValue[]`; `null` for nothing. */
  customValues: Generated<string | null>;
  /** Follows from the disputes, see `refreshDisputeStatus`. */
  disputeStatus: Generated<OrderDisputeStatus>;
  version: Generated<number>;
}

/** An order as its flow moves it. */
export type MovedOrder = Selectable<OrderTable> & { state: OrderStatus };

/** A view: the provider's people whose turn it is. */
export interface OrderTurnTable {
  orderId: string;
  userId: string;
}

export interface OrderEventTable {
  id: string;
  orderId: string;
  /** From 1 without gaps, by order. */
  number: number;
  action: OrderAct;
  /** `null` for the event that begins an order. */
  statusBefore: OrderStatus | null;
  statusAfter: OrderStatus;
  /** Code of the right that was used; `null` for the system, the candidate and old events. */
  rightCode: string | null;
  /** `null` when the system or the candidate did it. */
  userId: string | null;
  /** Empty when the system did it. */
  userName: string;
  /** The reason; `null` where none was asked. */
  content: string | null;
  createTime: Date;
}

/** An uploaded file that was added to an order. Its deletion deletes the file. */
export interface OrderPaperTable {
  id: string;
  orderId: string;
  fileId: string;
  side: PaperSide;
  /** Name of the person who added it. */
  userName: string;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    orders: OrderTable;
    orderEvents: OrderEventTable;
    orderTurns: OrderTurnTable;
    orderPapers: OrderPaperTable;
  }
}

/** Adds the papers of orders. Published statements never change. */
export const orderPaperMigration = [
  `create table order_papers (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    file_id text not null unique references uploaded_files (id) on delete cascade,
    side text not null check (side in ('client', 'provider')),
    user_name text not null,
    created_at timestamptz not null
  )`,
  `create index order_papers_order on order_papers (order_id)`,
];
