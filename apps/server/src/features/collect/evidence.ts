import { hashOf } from '../../database/ids';
import { nameOfActor, SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';

/** Something that happened, as the chain of evidence takes it. */
export interface NewEvidence {
  orderId: string;
  /** Such as `consent.given` or `signature`. */
  kind: string;
  /** Id of the row that has the content. */
  subject: string;
  /** The content, of which the chain has a hash alone. */
  payload: unknown;
}

/** Hash of the link before the first. */
export const CHAIN_BEGIN = '0'.repeat(64);

/** Returns the hash of a link of a chain, over everything that it says. */
export const linkHash = (link: {
  previousHash: string;
  number: number;
  kind: string;
  actor: string;
  address: string;
  agent: string;
  createdAt: Date;
  subject: string;
  payloadHash: string;
}) =>
  hashOf(
    JSON.stringify([
      link.previousHash,
      link.number,
      link.kind,
      link.actor,
      link.address,
      link.agent,
      link.createdAt.toISOString(),
      link.subject,
      link.payloadHash,
    ]),
  );

/** Adds a link to the chain of an order, which is locked. */
export async function recordEvidence(
  { orderId, kind, subject, payload }: NewEvidence,
  actor: Actor,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const last = await db
    .selectFrom('evidence')
    .select(['number', 'hash'])
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const link = {
    number: (last?.number ?? 0) + 1,
    kind,
    actor: nameOfActor(actor),
    address: actor === SYSTEM ? '' : actor.address,
    agent: actor === SYSTEM ? '' : actor.agent,
    createdAt: now(),
    subject,
    payloadHash: hashOf(JSON.stringify(payload)),
    previousHash: last?.hash ?? CHAIN_BEGIN,
  };
  await db
    .insertInto('evidence')
    .values({ orderId, ...link, hash: linkHash(link) })
    .execute();
}
