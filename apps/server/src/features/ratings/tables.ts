import type { OrderRating } from '@mingjian/api';
import type { Dated } from '../../database/columns';

/** A client's rating of an order. */
export interface OrderRatingTable extends Dated {
  orderId: string;
  companyId: string;
  stars: OrderRating['stars'];
  content: string | null;
  userId: string;
}

declare module '../../database/schema' {
  interface Schema {
    orderRatings: OrderRatingTable;
  }
}

/** Adds ratings of orders. Published statements never change. */
export const orderRatingMigration = [
  `create table order_ratings (
    order_id text primary key references orders (id) on delete cascade,
    company_id text not null references companies (id),
    stars smallint not null check (stars between 1 and 5),
    content text,
    user_id text not null references users (id),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index order_ratings_company on order_ratings (company_id)`,
];
