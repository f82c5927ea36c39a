/** Versions of saved views, and their states. A view of before starts with the state it has. */
export const viewVersions = [
  `alter table list_views
    add version integer not null default 1 check (version > 0),
    add saved_by text references users (id) on delete set null`,
  `update list_views set saved_by = user_id`,
  `create index list_views_saved_by on list_views (saved_by)`,
  `create table list_view_versions (
    view_id text not null references list_views (id) on delete cascade,
    version integer not null check (version > 0),
    state text not null,
    saved_by text references users (id) on delete set null,
    saved_at timestamptz not null,
    primary key (view_id, version)
  )`,
  `create index list_view_versions_saved_by on list_view_versions (saved_by)`,
  `insert into list_view_versions (view_id, version, state, saved_by, saved_at)
    select id, version, state, user_id, updated_at from list_views`,
];
