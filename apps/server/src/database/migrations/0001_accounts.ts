/** Companies, people, roles and menus. */
export const accounts = [
  `create table companies (
    id text primary key,
    company_no text not null unique,
    name text not null,
    short_name text not null,
    credit_code text not null,
    region_code text not null check (region_code ~ '^[0-9]{6}$'),
    industry text not null,
    enterprise_scale text not null,
    belonging text not null,
    information_way text not null,
    manager_id text,
    rules_list text not null default '[]',
    status smallint not null check (status in (0, 1, 2)),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table users (
    id text primary key,
    username text not null,
    realname text not null,
    phone text,
    email text,
    avatar text,
    user_type text not null check (user_type in ('companyUser', 'serviceUser')),
    company_id text references companies (id),
    main_flag smallint not null check (main_flag in (0, 1)),
    password_hash text not null,
    status smallint not null check (status in (0, 1)),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((user_type = 'companyUser') = (company_id is not null))
  )`,
  `create unique index users_username on users (lower(username))`,
  `create index users_company on users (company_id)`,
  `alter table companies
    add constraint companies_manager foreign key (manager_id) references users (id)`,
  `create index companies_manager_index on companies (manager_id)`,
  `create table roles (
    code text primary key check (code ~ '^[A-Z_]+$'),
    name text not null,
    name_en text not null,
    user_type text not null check (user_type in ('companyUser', 'serviceUser')),
    sort integer not null
  )`,
  `create table user_roles (
    user_id text not null references users (id) on delete cascade,
    role_code text not null references roles (code),
    primary key (user_id, role_code)
  )`,
  `create index user_roles_role on user_roles (role_code)`,
  `create table menus (
    code text primary key,
    parent_code text references menus (code),
    name text not null,
    name_en text not null,
    icon text check (icon ~ '^[a-z0-9-]+$'),
    icon_color text check (icon_color ~ '^#[0-9a-fA-F]{6}$'),
    pageurl text not null check (pageurl ~ '^[A-Za-z0-9/_-]+$'),
    show_flag smallint not null check (show_flag in (0, 1)),
    remark text,
    sort integer not null,
    check (parent_code <> code)
  )`,
  `create index menus_parent on menus (parent_code)`,
  `create table role_menus (
    role_code text not null references roles (code) on delete cascade,
    menu_code text not null references menus (code) on delete cascade,
    primary key (role_code, menu_code)
  )`,
  `create index role_menus_menu on role_menus (menu_code)`,
];
