/**
 * Notifications of the ends of sessions, whatever ends them: signing out, expiry, a new password, a
 * deleted or a disabled account. Open streams of events close at once.
 */
export const sessionEnds = [
  `create function notify_session_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('mingjian', json_build_object('session', old.token_hash)::text);
    return null;
  end $$`,
  `create trigger sessions_end after delete on sessions
    for each row execute function notify_session_end()`,
  `create function notify_person_disabled() returns trigger language plpgsql as $$
  begin
    perform pg_notify('mingjian', json_build_object('person', new.id)::text);
    return null;
  end $$`,
  `create trigger users_disabled after update of status on users
    for each row when (new.status <> 1) execute function notify_person_disabled()`,
];
