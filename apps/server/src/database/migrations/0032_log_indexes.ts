/** The operate log is read by time, by person and by kind of row. */
export const logIndexes = [
  `create index operate_logs_newest on operate_logs (create_time desc, id desc)`,
  `create index operate_logs_user on operate_logs (user_id, create_time desc, id desc)`,
  `create index operate_logs_kind on operate_logs (object_type, create_time desc, id desc)`,
];
