import {
  REGISTRATION_PAPERS,
  type InputOf,
  type registrations,
  type Uploaded,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { hashOf, newId, newSecret } from '../../database/ids';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { MEGABYTE } from '../../http/uploads';
import { keepUpload } from '../files/upload';
import { countUse, type UseLimit } from '../session/attempts';
import { registrationTexts } from './texts';

/** Tickets for one address. */
const TICKETS: UseLimit = { of: 'registrationPapers', most: 10, wait: 120 };
/** Wrong tickets from one address. */
const WRONG_TICKETS: UseLimit = { of: 'registrationTicket', most: 20, wait: 60 };
/** Uploads with one ticket: a wrong file may be replaced. */
const UPLOADS = 2 * REGISTRATION_PAPERS;
/** Megabytes of all papers that belong to no request yet, in the whole installation. */
const WAITING_MEGABYTES = 1_024;

const DAY = 24 * 3_600_000;
/** Milliseconds of a ticket's life, and after which papers without a request are removed. */
const WAITING = DAY;
/** Milliseconds after which the papers of a refused request are removed. */
const REFUSED = 90 * DAY;

/** Gives a ticket for the papers of a request that is being written. Throws 429 for too many. */
export async function startPapers({ address }: Caller, backend: Backend) {
  await countUse(TICKETS, address, backend);
  const ticket = newSecret();
  const expiresAt = new Date(backend.now().getTime() + WAITING);
  await backend.db
    .insertInto('registrationTickets')
    .values({ ticketHash: hashOf(ticket), expiresAt })
    .execute();
  return { ticket };
}

/**
 * Looks at the ticket of a paper, before anything of it is written. Throws 403 for a wrong one, and
 * 429 after too many.
 */
export async function admitPaper(
  { ticket }: Readonly<Record<string, unknown>>,
  { address }: Caller,
  backend: Backend,
) {
  const attempt = await countUse(WRONG_TICKETS, address, backend);
  await demandTicket(hashOf(String(ticket)), backend.now(), backend.db);
  await attempt.giveBack();
}

/** Stores a paper of a request that is being written. Staff alone read it. */
export async function uploadPaper(
  { ticket, file }: InputOf<typeof registrations.uploadPaper>,
  { db, uploads, now }: Backend,
): Promise<Uploaded> {
  const ticketHash = hashOf(ticket);
  await demandTicket(ticketHash, now(), db);
  const owner = { companyId: null, userId: null, formId: null, audience: 'company' } as const;
  const { path } = await keepUpload(
    file,
    'registration',
    owner,
    { db, uploads, now },
    async (row, trx) => {
      // One after another, so that uploads at the same time count each other.
      await sql`select pg_advisory_xact_lock(hashtext('registration_papers'))`.execute(trx);
      await demandRoom(ticketHash, row.size, trx);
      await trx
        .insertInto('registrationPapers')
        .values({
          id: newId(now()),
          ticketHash,
          fileId: row.id,
          registrationId: null,
          createdAt: now(),
        })
        .execute();
    },
  );
  return { state: 'success', path };
}

/** Adds the papers of a ticket to a request. Throws 400 when one is missing. */
export async function claimPapers(
  registrationId: string,
  ticket: string | undefined,
  paths: readonly string[] | undefined,
  db: Db,
) {
  if (!paths?.length) return;
  const claimed = await db
    .updateTable('registrationPapers')
    .set({ registrationId })
    .from('uploadedFiles')
    .whereRef('uploadedFiles.id', '=', 'registrationPapers.fileId')
    .where('ticketHash', '=', hashOf(ticket ?? ''))
    .where('registrationId', 'is', null)
    .where('uploadedFiles.path', 'in', paths)
    .returning('registrationPapers.id')
    .execute();
  if (claimed.length < new Set(paths).size)
    throw refusal(400, registrationTexts, (t) => t.papersGone);
}

/** Makes the papers of a request files of the company that was created by it. */
export async function givePapers(registrationId: string, companyId: string, db: Db) {
  await db
    .updateTable('uploadedFiles')
    .set({ companyId })
    .where('id', 'in', (from) =>
      from
        .selectFrom('registrationPapers')
        .select('fileId')
        .where('registrationId', '=', registrationId),
    )
    .execute();
}

/** Removes papers of requests that were never sent, or were refused long ago, and old tickets. */
export async function tidyRegistrationPapers({ db, now }: Pick<Backend, 'db' | 'now'>) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await db
    .deleteFrom('uploadedFiles')
    .where('id', 'in', (from) =>
      from
        .selectFrom('registrationPapers as p')
        .leftJoin('companyRegistrations as r', 'r.id', 'p.registrationId')
        .select('p.fileId')
        .where((eb) =>
          eb.or([
            eb.and([eb('p.registrationId', 'is', null), eb('p.createdAt', '<', before(WAITING))]),
            eb.and([eb('r.status', '=', 2), eb('r.handledAt', '<', before(REFUSED))]),
          ]),
        ),
    )
    .execute();
  await db.deleteFrom('registrationTickets').where('expiresAt', '<', now()).execute();
}

async function demandTicket(ticketHash: string, now: Date, db: Db) {
  const found = await db
    .selectFrom('registrationTickets')
    .select('ticketHash')
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!found) throw refusal(403, registrationTexts, (t) => t.ticketExpired);
}

/** Throws 400 after too many papers of a ticket, and 503 while too many wait for their request. */
async function demandRoom(ticketHash: string, size: number, db: Db) {
  const { count, waiting } = await db
    .selectFrom('registrationPapers as p')
    .innerJoin('uploadedFiles as f', 'f.id', 'p.fileId')
    .select([
      sql<string>`count(*) filter (where p.ticket_hash = ${ticketHash})`.as('count'),
      sql<string>`coalesce(sum(f.size), 0)`.as('waiting'),
    ])
    .where((eb) => eb.or([eb('registrationId', 'is', null), eb('ticketHash', '=', ticketHash)]))
    .executeTakeFirstOrThrow();
  if (Number(count) >= UPLOADS) throw refusal(400, registrationTexts, (t) => t.tooManyUploads);
  if (Number(waiting) + size > WAITING_MEGABYTES * MEGABYTE)
    throw refusal(503, registrationTexts, (t) => t.papersBusy);
}
