import type { UserType } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { Db } from '../../database/connect';
import { hashOf, newSecret } from '../../database/ids';
import { Failure } from '../../failure';
import { countAttempt } from './attempts';
import { spendTicket } from './captcha';
import { passwordMatches } from './passwords';
import { sessionTexts } from './texts';

/** Credentials of a sign-in. */
export interface SignIn {
  username: string;
  password: string;
  userType: UserType;
  captchaTicket?: string | undefined;
}

/**
 * Starts a session and returns its token. Whatever is wrong with name, kind or password, the
 * response is the same.
 */
export async function signIn(
  { username, password, userType, captchaTicket }: SignIn,
  { address }: Caller,
  backend: Backend,
) {
  const { db, now } = backend;
  const spend = async (inside: Db) =>
    captchaTicket !== undefined && spendTicket(captchaTicket, { db: inside, now });
  const attempt = await countAttempt(username, address, spend, backend);
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('userType', '=', userType)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (!(await passwordMatches(password, user?.passwordHash)) || !user) throw badCredentials();

  await attempt.giveBack();
  const token = newSecret();
  const signedInAt = now();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      userId: user.id,
      createdAt: signedInAt,
      lastSeenAt: signedInAt,
    })
    .execute();
  await db
    .insertInto('lastSignIns')
    .values({ userId: user.id, signedInAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ signedInAt }))
    .execute();
  return token;
}

/**
 * Refuses a sign-in that lacks something, such as the password, as if it were merely wrong. No
 * password is compared: the shape of a request is no secret, and comparing takes long.
 */
export async function refuseSignIn(): Promise<never> {
  throw badCredentials();
}

const badCredentials = () =>
  new Failure(
    400,
    sessionTexts((t) => t.badCredentials),
  );
