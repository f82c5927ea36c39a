/** Menu entries that earlier versions installed all at once. */
const EARLIER_MENU = [
  'order',
  'order-list',
  'order-details',
  'candidate-list',
  'company',
  'company-list',
  'statement-list',
  'system',
  'user-list',
  'role-list',
  'menu-list',
  'article-list',
  'dictionary-list',
  'company-order',
  'company-order-list',
  'company-candidate-list',
  'company-order-details',
];

/**
 * Which standard content a database has been given: earlier versions gave roles and menus together,
 * and dictionaries one by one.
 */
export const standardContent = [
  `create table standard_content (
    kind text not null check (kind in ('role', 'menu', 'dictionary')),
    code text not null,
    primary key (kind, code)
  )`,
  `insert into standard_content (kind, code) select 'role', code from roles`,
  `insert into standard_content (kind, code) select 'dictionary', code from dictionaries`,
  `insert into standard_content (kind, code)
    select 'menu', code from unnest(array['${EARLIER_MENU.join("', '")}']) as earlier (code)
    where exists (select from roles)`,
];
