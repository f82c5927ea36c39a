/** Adds the terms that an order is placed with. Published statements never change. */
export const orderTermsMigration = [
  `alter table orders
    add column auth_mode smallint not null default 2 check (auth_mode between 1 and 4),
    add column city_codes text,
    add column consignee_name text,
    add column client_po_no text,
    add column cost_center text`,
];

/** Adds values of a client's own fields. Published statements never change. */
export const customValuesMigration = [`alter table orders add column custom_values text`];

/** Adds what was taken off an order's price. Published statements never change. */
export const orderReductionMigration = [
  `alter table orders add column reduce_amount integer not null default 0
    check (reduce_amount between 0 and amount)`,
];
