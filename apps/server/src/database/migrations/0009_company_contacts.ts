const EDITED = `created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    deleted_at timestamptz`;

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
 * Addresses of companies, contacts with them, and which standard content a database has been given:
 * earlier versions gave roles and menus together, and dictionaries one by one.
 */
export const companyContacts = [
  `create table company_addresses (
    id text primary key,
    company_id text not null references companies (id),
    receiver text not null check (length(receiver) > 0),
    phone text not null,
    area text,
    area_name text,
    detail text not null check (length(detail) > 0),
    lng double precision check (lng between -180 and 180),
    lat double precision check (lat between -90 and 90),
    postcode text,
    default_flag smallint not null default 0 check (default_flag in (0, 1)),
    ${EDITED}
  )`,
  `create index company_addresses_newest on company_addresses (created_at desc, id desc) where deleted_at is null`,
  `create index company_addresses_company on company_addresses (company_id, created_at desc, id desc)`,
  `create unique index company_addresses_default on company_addresses (company_id) where default_flag = 1 and deleted_at is null`,
  `create table company_follow_ups (
    id text primary key,
    company_id text not null references companies (id),
    follow_type smallint not null check (follow_type between 1 and 4),
    contact_name text not null check (length(contact_name) > 0),
    phone text,
    result smallint not null check (result between 1 and 4),
    content text not null check (length(content) > 0),
    next_time timestamptz,
    user_id text not null references users (id),
    ${EDITED}
  )`,
  `create index company_follow_ups_newest on company_follow_ups (created_at desc, id desc) where deleted_at is null`,
  `create index company_follow_ups_company on company_follow_ups (company_id, created_at desc, id desc)`,
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
