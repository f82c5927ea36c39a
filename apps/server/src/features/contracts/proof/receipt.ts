import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Db } from '../../../database/connect';

/** Name of the key among those of an installation. */
const NAME = 'proof packages';

/** Confirmation of a chain by the installation. */
export interface Receipt {
  orderNo: string;
  /** Number and hash of the last link. */
  number: number;
  head: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Public key, as JWK. */
  key: object;
  /** ECDSA over P-256 and SHA-256 of `signedText`, base64. */
  signature: string;
}

/** The text that a receipt signs. The page that verifies it makes the same. */
const signedText = ({ orderNo, number, head, issuedAt }: Omit<Receipt, 'key' | 'signature'>) =>
  JSON.stringify([orderNo, number, head, issuedAt]);

/** Returns the receipt of a chain: later, nobody can have made another chain with its end. */
export async function receiptFor(
  about: Omit<Receipt, 'key' | 'signature'>,
  db: Db,
): Promise<Receipt> {
  const privateKey = createPrivateKey(await keyOf(db));
  const text = Buffer.from(signedText(about));
  const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const key = createPublicKey(privateKey).export({ format: 'jwk' });
  return { ...about, key, signature: signature.toString('base64') };
}

/** All processes on a database have the same key, made when the first of them needs it. */
async function keyOf(db: Db): Promise<string> {
  const known = await read(db);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await db
    .insertInto('installationKeys')
    .values({ name: NAME, key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read(db))!;
}

const read = async (db: Db) =>
  (
    await db
      .selectFrom('installationKeys')
      .select('key')
      .where('name', '=', NAME)
      .executeTakeFirst()
  )?.key;
