/** Creation time of rows that are older than versioning: the product's first day. */
const FIRST_DAY = `timestamptz '2026-01-01 00:00:00+08'`;

const roles = [
  `alter table roles
    alter name_en drop not null,
    alter sort set default 0,
    add id text,
    add status smallint not null default 1 check (status in (0, 1)),
    add remark text,
    add created_at timestamptz not null default ${FIRST_DAY},
    add updated_at timestamptz not null default ${FIRST_DAY},
    add version integer not null default 1 check (version > 0),
    add deleted_at timestamptz,
    drop constraint roles_code_check,
    add constraint roles_code_check check (code ~ '^[A-Z][A-Z0-9_]{1,31}$')`,
  `update roles set id = code`,
  `alter table roles alter id set not null, add constraint roles_id_key unique (id)`,
  `create function identify_role() returns trigger language plpgsql as $$
  begin
    new.id := new.code;
    return new;
  end $$`,
  `create trigger roles_identify before insert on roles
    for each row execute function identify_role()`,
];

/** A deleted account can no longer sign in, and its sessions end, whatever code deletes it. */
const users = [
  `alter table users
    add column if not exists version integer not null default 1 check (version > 0),
    add column if not exists deleted_at timestamptz`,
  `create function end_account() returns trigger language plpgsql as $$
  begin
    new.status := 0;
    delete from sessions where user_id = new.id;
    return new;
  end $$`,
  `create trigger users_end before update of deleted_at on users
    for each row when (new.deleted_at is not null) execute function end_account()`,
];

/** Versions and soft deletion of roles and accounts. The id of a role is its code. */
export const editedPeople = [...roles, ...users];
