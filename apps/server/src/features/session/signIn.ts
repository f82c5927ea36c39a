import type { UserType } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { Db } from '../../database/connect';
import { hashOf, newId, newSecret } from '../../database/ids';
import { refusal } from '../../failure';
import { countAttempt } from './attempts';
import { spendTicket } from './captcha';
import { passwordMatches } from './passwords';
import type { SignInAttemptTable } from './tables';
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
  { address, agent }: Caller,
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
  const isRight = await passwordMatches(password, user?.passwordHash);
  await recordAttempt(
    { userId: user?.id ?? null, address, agent, result: isRight ? 1 : 0 },
    backend,
  );
  if (!isRight || !user) throw badCredentials();

  await attempt.giveBack();
  const token = newSecret();
  const signedInAt = now();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      id: newId(signedInAt),
      userId: user.id,
      createdAt: signedInAt,
      lastSeenAt: signedInAt,
      address,
      agent,
    })
    .execute();
  await db
    .insertInto('lastSignIns')
    .values({ userId: user.id, signedInAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ signedInAt }))
    .execute();
  return token;
}

/** Stores an attempt for its owner to see; one for an unknown account too, as equal work. */
async function recordAttempt(
  attempt: Pick<SignInAttemptTable, 'userId' | 'address' | 'agent' | 'result'>,
  { db, now }: Backend,
) {
  await db
    .insertInto('signInAttempts')
    .values({ ...attempt, id: newId(now()), createdAt: now() })
    .execute();
}

/**
 * Refuses a sign-in that lacks something, such as the password, as if it were merely wrong. No
 * password is compared: the shape of a request is no secret, and comparing takes long.
 */
export async function refuseSignIn(): Promise<never> {
  throw badCredentials();
}

const badCredentials = () => refusal(400, sessionTexts, (t) => t.badCredentials);
