const CHANGES = "('created', 'updated', 'deleted')";

/** Lines of the operate log for revealed numbers, each with the reason that its reader gave. */
export const reveals = [
  `alter table operate_logs drop constraint operate_logs_action_check`,
  `alter table operate_logs add constraint operate_logs_action_check
    check (action in ('created', 'updated', 'deleted', 'exported', 'revealed'))`,
  `alter table operate_logs add reason text check (length(reason) between 1 and 200)`,
  `alter table operate_logs add constraint operate_logs_reveal_reason
    check ((action = 'revealed') = (reason is not null))`,
  // A version is made once, and its row may be revealed any number of times.
  `alter table operate_logs drop constraint operate_logs_object_type_object_id_version_key`,
  `create unique index operate_logs_version on operate_logs (object_type, object_id, version)
    where action in ${CHANGES}`,
  `create index operate_logs_object on operate_logs (object_type, object_id, version)`,
  `create index operate_logs_reveals
    on operate_logs (user_id, create_time) where action = 'revealed'`,
];
