import type { Dated } from '../../database/columns';

/** A product in the cart of an account, with its add-ons. */
export interface CartLineTable extends Dated {
  id: string;
  userId: string;
  companyId: string;
  productId: string;
  /** JSON text list of add-on codes, sorted. */
  addItems: string;
  /** Candidates to check. */
  count: number;
  /** Price of one candidate when it was put into the cart, in fen. */
  price: number;
  /** Working days when it was put into the cart. */
  slaDays: number;
}

declare module '../../database/schema' {
  interface Schema {
    cartLines: CartLineTable;
  }
}

/** Adds carts. Published statements never change. */
export const mallMigration = [
  `create table cart_lines (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    company_id text not null references companies (id) on delete cascade,
    product_id text not null references products (id) on delete cascade,
    add_items text not null,
    count integer not null check (count between 1 and 50),
    price integer not null check (price >= 0),
    sla_days integer not null check (sla_days > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, company_id, product_id, add_items)
  )`,
  `create index cart_lines_product on cart_lines (product_id)`,
  `create index cart_lines_company on cart_lines (company_id)`,
];
