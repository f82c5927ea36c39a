/**
 * Conditions of a company that differ from a product's own, and the view of what each company may
 * order: every product on sale that is not switched off for it.
 */
export const companyProducts = [
  `create table company_products (
    company_id text not null references companies (id),
    product_id text not null references products (id),
    enabled smallint not null default 1 check (enabled in (0, 1)),
    price integer check (price >= 0),
    primary key (company_id, product_id)
  )`,
  `create index company_products_product on company_products (product_id)`,
  `create view company_offers as
    select company.id || '.' || product.id as id, company.id as company_id,
      product.id as product_id, product.product_code, product.name, product.name_en,
      product.order_type as type, coalesce(own.price, product.price) as price, product.sla_days,
      product.sort, case when product.status = 1 then coalesce(own.enabled, 1) else 0 end as enabled
    from companies company
    cross join products product
    left join company_products own
      on own.company_id = company.id and own.product_id = product.id
    where company.deleted_at is null`,
];
