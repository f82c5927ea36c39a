import type {
  DangerLevel,
  HoldType,
  OrderEventAction,
  OrderStatus,
  OrderType,
  PaperSide,
} from '@mingjian/api';
import type { Generated } from 'kysely';

export interface ProductTable {
  id: string;
  productCode: string;
  name: string;
  nameEn: string;
  orderType: OrderType;
  /** In fen. */
  price: number;
  slaDays: number;
  sort: number;
  status: 0 | 1;
}

/** Conditions of a company that differ from the product's own. */
export interface CompanyProductTable {
  companyId: string;
  productId: string;
  enabled: Generated<0 | 1>;
  /** In fen; `null` for the product's. */
  price: number | null;
}

/** A view: every product at every company's conditions. */
export interface CompanyOfferTable {
  id: string;
  companyId: string;
  productId: string;
  productCode: string;
  name: string;
  nameEn: string;
  type: OrderType;
  /** In fen. */
  price: number;
  slaDays: number;
  sort: number;
  enabled: 0 | 1;
}

export interface OrderTable {
  id: string;
  orderNo: string;
  orderType: OrderType;
  orderStatus: OrderStatus;
  companyId: string;
  signingEntity: string;
  productId: string;
  candidateId: string;
  /** The candidate's name as it was when the order was placed. */
  candidateName: string;
  orderedBy: string | null;
  position: string;
  city: string;
  urgentFlag: 0 | 1;
  holdType: HoldType;
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
  /** In fen. */
  amount: number;
  remark: string | null;
  cancelReason: string | null;
  authUrl: string | null;
  version: Generated<number>;
}

export interface OrderEventTable {
  id: string;
  orderId: string;
  action: OrderEventAction;
  /** `null` when the system or the candidate did it. */
  userId: string | null;
  userName: string;
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
    products: ProductTable;
    companyProducts: CompanyProductTable;
    companyOffers: CompanyOfferTable;
    orders: OrderTable;
    orderEvents: OrderEventTable;
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
