/** Creation time of rows that are older than versioning: the product's first day. */
const FIRST_DAY = `timestamptz '2026-01-01 00:00:00+08'`;

const VERSIONED = `
    add version integer not null default 1 check (version > 0),
    add deleted_at timestamptz`;

const companies = [
  `alter table companies
    alter short_name drop not null,
    alter credit_code drop not null,
    alter industry drop not null,
    alter enterprise_scale drop not null,
    alter belonging drop not null,
    alter information_way drop not null,
    add area text,
    add address text,
    add lng double precision check (lng between -180 and 180),
    add lat double precision check (lat between -90 and 90),
    add contact_name text,
    add contact_phone text,
    add contact_email text,
    add sales_id text references users (id),
    add pay_mode smallint not null default 1 check (pay_mode in (1, 2)),
    add balance bigint not null default 0 check (balance >= 0),
    add freeze_balance bigint not null default 0 check (freeze_balance >= 0),
    add credit_limit bigint not null default 0 check (credit_limit >= 0),
    add discount double precision not null default 1 check (discount between 0 and 1),
    add payment_days integer not null default 30 check (payment_days between 0 and 365),
    add report_template_id text,
    add logo text,
    add contract_expire date,
    add auth_status smallint not null default 0 check (auth_status between 0 and 4),
    add ats_type smallint not null default 0 check (ats_type between 0 and 4),
    add retention_months integer not null default 24 check (retention_months between 0 and 240),
    add remark text,
    ${VERSIONED},
    add check (length(name) > 0)`,
  `update companies set area = json_build_array(
    left(region_code, 2) || '0000', left(region_code, 4) || '00', region_code
  )::text`,
  `alter table companies drop region_code`,
  `create unique index companies_credit_code on companies (credit_code) where deleted_at is null`,
  `create index companies_sales_index on companies (sales_id)`,
];

const candidates = [
  `alter table candidates
    alter email drop not null,
    add name_en text,
    add id_type smallint not null default 1 check (id_type between 1 and 4),
    add gender smallint not null default 0 check (gender in (0, 1, 2)),
    add birth_date date,
    add nationality text,
    add position text,
    add resume_url text,
    add auth_status smallint not null default 0 check (auth_status between 0 and 4),
    add realname_status smallint not null default 0 check (realname_status between 0 and 4),
    add tags text,
    add withdraw_time timestamptz,
    add delete_due_date date,
    add updated_at timestamptz,
    ${VERSIONED},
    add check (length(name) > 0)`,
  `update candidates set updated_at = created_at`,
  `alter table candidates alter updated_at set not null`,
  `drop index candidates_company`,
];

const dictionaryValues = [
  `alter table dictionary_values
    alter value_en drop not null,
    alter sort set default 0,
    add id text,
    add created_at timestamptz not null default ${FIRST_DAY},
    add updated_at timestamptz not null default ${FIRST_DAY},
    ${VERSIONED},
    drop constraint dictionary_values_pkey`,
  `update dictionary_values set id = dictionary_code || '.' || code`,
  `alter table dictionary_values add primary key (id)`,
  `create unique index dictionary_values_code
    on dictionary_values (dictionary_code, code) where deleted_at is null`,
];

const articles = [
  `create table article_categories (
    id text primary key,
    parent_id text references article_categories (id) check (parent_id <> id),
    name text not null check (length(name) > 0),
    name_en text,
    code text not null,
    sort integer not null default 0,
    enabled smallint not null default 1 check (enabled in (0, 1)),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    deleted_at timestamptz
  )`,
  `create unique index article_categories_code
    on article_categories (code) where deleted_at is null`,
  `create table articles (
    id text primary key,
    category_id text not null references article_categories (id),
    title text not null check (length(title) > 0),
    title_en text,
    summary text,
    cover_url text,
    content text,
    video_url text,
    duration integer check (duration >= 0),
    author text,
    publish_time timestamptz,
    top_flag smallint not null default 0 check (top_flag in (0, 1)),
    view_count integer not null default 0 check (view_count >= 0),
    must_learn smallint not null default 0 check (must_learn in (0, 1)),
    status smallint not null default 0 check (status in (0, 1)),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1 check (version > 0),
    deleted_at timestamptz,
    check (status = 0 or publish_time is not null)
  )`,
  `create index articles_category on articles (category_id)`,
  `create table article_progress (
    article_id text not null references articles (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    seconds integer not null check (seconds >= 0),
    updated_at timestamptz not null,
    primary key (article_id, user_id)
  )`,
];

const changes = [
  `create table operate_logs (
    id text primary key,
    company_id text references companies (id),
    module text not null,
    action text not null check (action in ('created', 'updated', 'deleted')),
    object_type text not null,
    object_id text not null,
    version integer not null,
    before text,
    after text,
    user_id text not null references users (id),
    user_name text not null,
    user_type text not null check (user_type in ('companyUser', 'serviceUser')),
    ip text not null,
    create_time timestamptz not null,
    unique (object_type, object_id, version)
  )`,
  `create index operate_logs_company on operate_logs (company_id, create_time desc, id desc)`,
  `create trigger operate_logs_append_only before update or delete on operate_logs
    for each row execute function refuse_change()`,
  `create table idempotency_keys (
    user_id text not null references users (id) on delete cascade,
    key text not null check (length(key) between 1 and 200),
    request_hash text not null check (length(request_hash) = 64),
    answer text,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
];

/**
 * Versions, soft deletion and the missing fields of edited tables; articles; the operate log;
 * responses stored for retries.
 */
export const resources = [
  ...companies,
  ...candidates,
  ...dictionaryValues,
  ...articles,
  ...changes,
];

/** Indexes of the candidates. Demo data makes them after loading. */
export const candidateIndexes: Readonly<Record<string, string>> = {
  candidates_newest: 'on candidates (created_at desc, id desc) where deleted_at is null',
  candidates_company: 'on candidates (company_id, created_at desc, id desc)',
};

/** The statements that make `candidateIndexes`. */
export const createCandidateIndexes = Object.entries(candidateIndexes).map(
  ([name, on]) => `create index if not exists ${name} ${on}`,
);
