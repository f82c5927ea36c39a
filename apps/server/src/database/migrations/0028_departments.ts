import { EDITED_COLUMNS } from '../columns';

/** Departments, and the members of each. A trigger keeps their paths, whoever moves one. */
export const departments = [
  `create table departments (
    id text primary key,
    parent_id text references departments (id) check (parent_id <> id),
    dept_name text not null check (length(dept_name) > 0),
    dept_code text,
    leader_id text references users (id),
    phone text,
    sort integer not null default 0 check (sort between 0 and 9999),
    status smallint not null default 1 check (status in (0, 1)),
    path text collate "C" not null default '',
    ${EDITED_COLUMNS}
  )`,
  `create unique index departments_code on departments (dept_code) where deleted_at is null`,
  `create index departments_parent on departments (parent_id)`,
  `create index departments_leader on departments (leader_id)`,
  `create function place_departments() returns trigger language plpgsql as $$
  begin
    with recursive tree as (
      select id, lpad(sort::text, 4, '0') || id as path from departments where parent_id is null
      union all
      select d.id, tree.path || '/' || lpad(d.sort::text, 4, '0') || d.id
        from departments d join tree on d.parent_id = tree.id
    )
    update departments d set path = tree.path from tree
      where d.id = tree.id and d.path is distinct from tree.path;
    return null;
  end $$`,
  `create trigger departments_place after insert or update of parent_id, sort on departments
    for each statement execute function place_departments()`,
  `alter table users add dept_id text references departments (id)`,
  `create index users_dept on users (dept_id)`,
];
