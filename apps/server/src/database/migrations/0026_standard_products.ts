/** Products are part of the content that an installation starts with. */
export const standardProductMigration = [
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'product'))`,
  `insert into standard_content (kind, code) select 'product', product_code from products`,
];
