import type { InputOf, profile } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { profileTexts } from './texts';

/** Changes the caller's own name and picture, as far as sent. Equal ones change nothing. */
export async function changePerson(
  { realname, avatar }: InputOf<typeof profile.update>,
  caller: Caller,
  { db, now }: Backend,
) {
  const stored = await db
    .selectFrom('users')
    .select(['realname', 'avatar'])
    .where('id', '=', caller.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const wanted = {
    realname: realname ?? stored.realname,
    avatar: avatar === undefined ? stored.avatar : avatar,
  };
  const fields = (['realname', 'avatar'] as const).filter((name) => wanted[name] !== stored[name]);
  if (fields.length === 0) return;
  if (fields.includes('avatar') && wanted.avatar !== null)
    await demandOwnPicture(wanted.avatar, caller, db);
  await db
    .updateTable('users')
    .set({ ...wanted, updatedAt: now() })
    .where('id', '=', caller.userId)
    .execute();
  const valuesOf = (row: typeof wanted) =>
    Object.fromEntries(fields.map((name) => [name, row[name]]));
  await logEvent(
    {
      action: 'updated',
      module: 'system',
      objectType: 'profile',
      objectId: caller.userId,
      companyId: caller.companyId,
      before: valuesOf(stored),
      after: valuesOf(wanted),
    },
    caller,
    now(),
    db,
  );
}

/** Throws unless a path is of a picture that everyone may see and that the caller has uploaded. */
async function demandOwnPicture(path: string, { userId, language }: Caller, db: Db) {
  const found = await db
    .selectFrom('uploadedFiles')
    .select('id')
    .where('path', '=', path)
    .where('userId', '=', userId)
    .where('audience', '=', 'everyone')
    .where('contentType', 'like', 'image/%')
    .executeTakeFirst();
  if (!found) throw inputFailure([['avatar', profileTexts((t) => t.ownAvatar)]], language);
}
