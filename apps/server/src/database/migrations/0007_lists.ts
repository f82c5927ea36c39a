/** Whose a view is: one person's, one company's, or that of a role in it. */
const SHELF = `
    page_code, scope, coalesce(company_id, ''), coalesce(role_code, ''),
    (case when scope = 'personal' then user_id else '' end)`;

/** Saved views of lists, exports with their rows, and columns for the list of dictionaries. */
export const lists = [
  `create table list_views (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    company_id text references companies (id),
    page_code text not null,
    name text not null check (length(name) > 0),
    scope text not null check (scope in ('personal', 'team', 'role')),
    role_code text references roles (code) on delete cascade,
    is_default smallint not null default 0 check (is_default in (0, 1)),
    state text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((scope = 'role') = (role_code is not null))
  )`,
  `create unique index list_views_name on list_views (${SHELF}, name)`,
  `create unique index list_views_default on list_views (${SHELF}) where is_default = 1`,
  `create index list_views_user on list_views (user_id)`,
  `create table export_jobs (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    resource text not null,
    name text not null,
    format text not null check (format in ('xlsx', 'csv')),
    request text not null,
    caller text not null,
    maker text not null,
    status text not null check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    done integer not null default 0 check (done >= 0),
    total integer not null default 0 check (total >= 0),
    size bigint check (size >= 0),
    fault text check (fault in ('interrupted', 'broken')),
    created_at timestamptz not null,
    touched_at timestamptz not null
  )`,
  `create index export_jobs_user on export_jobs (user_id, created_at desc)`,
  `create index export_jobs_open
    on export_jobs (created_at) where status in ('waiting', 'running')`,
  // Rows of a job outlive neither it nor a crash, and no job does.
  `create unlogged table export_rows (
    job_id text not null,
    place integer not null,
    row_id text not null,
    primary key (job_id, place)
  )`,
  `alter table dictionaries
    add id text generated always as (code) stored,
    add created_at timestamptz not null default timestamptz '2026-01-01 00:00:00+08',
    add updated_at timestamptz not null default timestamptz '2026-01-01 00:00:00+08'`,
  `alter table operate_logs drop constraint operate_logs_action_check`,
  `alter table operate_logs add constraint operate_logs_action_check
    check (action in ('created', 'updated', 'deleted', 'exported'))`,
];
