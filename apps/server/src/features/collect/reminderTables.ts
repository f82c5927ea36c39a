/** The plan of reminders of collection forms. Published statements never change. */
export const collectReminderMigration = [
  `alter table collect_forms
    add column remind_from timestamptz,
    add column plan_days smallint not null default 0 check (plan_days >= 0),
    add column is_reminded boolean not null default true`,
  `create index collect_forms_reminded on collect_forms (remind_from) where is_reminded`,
  `create index collect_forms_expiring on collect_forms (link_expires_at) where status in (10, 20, 30)`,
];
