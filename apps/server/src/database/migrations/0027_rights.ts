/** Rights of roles. Those of the standard roles are standard content. */
export const rights = [
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'product', 'right'))`,
  `create table role_rights (
    role_code text not null references roles (code) on delete cascade,
    right_code text not null,
    primary key (role_code, right_code)
  )`,
];
