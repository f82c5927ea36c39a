/** The operate log has a line for each changed password. */
export const passwordChanges = [
  `alter table operate_logs drop constraint operate_logs_action_check`,
  `alter table operate_logs add constraint operate_logs_action_check
    check (action in ('created', 'updated', 'deleted', 'exported', 'revealed', 'passwordChanged'))`,
];
