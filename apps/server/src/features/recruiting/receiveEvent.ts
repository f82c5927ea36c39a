import { createHash } from 'node:crypto';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, refusal, unreadable } from '../../failure';
import { ArrivingBytes } from '../../http/arrivingBytes';
import type { Backend } from '../../http/backend';
import { sendJob } from '../../jobs/jobKind';
import { adapters } from './adapters/adapters';
import type { Incoming } from './adapters/adapter';
import { eventProcessing } from './jobs';
import type { RecruitingSystem } from './tables';
import { recruitingTexts } from './texts';

/** Most bytes of an event. */
const MOST_BYTES = 65_536;

/**
 * Takes an event of a recruiting system. One that is not signed just now is refused; one that came
 * before changes nothing. The order is made by a job.
 */
export async function receiveEvent(
  atsType: RecruitingSystem,
  { connectionId, content }: { connectionId: string; content: Blob },
  backend: Backend,
): Promise<File> {
  const { db, now } = backend;
  if (!(content instanceof ArrivingBytes)) throw unreadable();
  const body = await readAll(content);
  const connection = await db
    .selectFrom('recruitingConnections')
    .select(['id', 'companyId', 'signingKey', 'accountId', 'enabled'])
    .where('id', '=', connectionId)
    .where('atsType', '=', atsType)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const adapter = adapters[atsType];
  const key = connection?.signingKey;
  // A connection that is off gets the response of one that does not exist.
  if (!connection || !key || connection.enabled === 0) throw forbidden();
  if (adapter.verify({ headers: content.headers, body }, key, now()) !== 'valid') throw forbidden();
  const { text, incoming } = await readText(() => adapter.open(body, key), adapter.read);
  if (incoming?.kind === 'challenge') return json({ challenge: incoming.challenge });
  if (incoming?.kind === 'order' && !isOf(incoming.accountId, connection.accountId))
    throw refusal(403, recruitingTexts, (t) => t.otherAccount);
  if (!incoming) throw inputFailure([['body', recruitingTexts((t) => t.unreadable)]], 'zh');
  await db.transaction().execute(async (trx) => {
    const id = newId(now());
    const isOrder = incoming.kind === 'order';
    const ignored = recruitingTexts((t) => t.ignored);
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto('recruitingEvents')
      .values({
        id,
        connectionId,
        companyId: connection.companyId,
        atsType,
        eventId: storedId(incoming.eventId),
        thirdOrderId: isOrder ? incoming.thirdOrderId : null,
        body: isOrder ? text : null,
        status: isOrder ? 0 : 3,
        error: isOrder ? null : ignored('zh'),
        errorEn: isOrder ? null : ignored('en'),
        orderId: null,
        createdAt: now(),
        processedAt: isOrder ? null : now(),
      })
      .onConflict((conflict) => conflict.columns(['connectionId', 'eventId']).doNothing())
      .executeTakeFirst();
    if (isNew && isOrder) await sendJob(trx, eventProcessing, { id }, { key: id });
  });
  return json({ code: 0, msg: '', data: { eventId: incoming.eventId } });
}

const isOf = (theirs: string, ours: string | null) => !ours || theirs === ours;

/** An id that is too long is stored as its hash: it still identifies the event. */
const storedId = (id: string) =>
  id.length <= 128 ? id : createHash('sha256').update(id).digest('hex');

async function readText(open: () => string, read: (text: string) => Promise<Incoming>) {
  try {
    const text = open();
    return { text, incoming: await read(text) };
  } catch {
    return { text: '', incoming: undefined };
  }
}

/** Returns a JSON response in the words of the system: Feishu expects its challenge at the top. */
const json = (content: object) =>
  new File([JSON.stringify(content)], 'response.json', { type: 'application/json' });

async function readAll(content: ArrivingBytes): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content.arriving()) {
    size += (piece as Buffer).byteLength;
    if (size > MOST_BYTES) throw unreadable();
    pieces.push(Buffer.from(piece as Uint8Array));
  }
  return Buffer.concat(pieces);
}
