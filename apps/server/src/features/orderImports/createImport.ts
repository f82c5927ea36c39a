import { readFile } from 'node:fs/promises';
import type { InputOf, OrderImport, orderImports } from '@mingjian/api';
import { newId } from '../../database/ids';
import { inputFailure, refusal, unreadable } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { ReceivedFile } from '../../http/uploads';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import { say } from '../../texts';
import { orderingCompany } from '../orders/orderTerms';
import { importOf, travellingImport } from './importRecord';
import { insertRows, judgeRows, warnOfPersons } from './judgeImport';
import { mapHeaders } from './mapHeaders';
import { readTable } from './readTable';
import { importTexts } from './texts';

/** Characters of a file's name that are kept. */
const NAME = 120;

/**
 * Reads a file of a company's candidates, judges its rows and stores them. Throws 400 for files
 * that cannot be read, and for products that the company may not order.
 */
export async function createImport(
  { file, companyId: named, orderType, productId }: InputOf<typeof orderImports.save>,
  caller: Caller,
  backend: Backend,
): Promise<OrderImport> {
  demandRight(caller, ORDER_PLACERS);
  const { userId } = caller;
  const { db, now } = backend;
  const { id: companyId } = await orderingCompany({ companyId: named }, caller, backend);
  const offer = await db
    .selectFrom('companyOffers')
    .select('productId')
    .where('companyId', '=', companyId)
    .where('productId', '=', productId)
    .where('type', '=', orderType)
    .where('isAddItem', '=', 0)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!offer) throw inputFailure([['productId', say((t) => t.notExisting)]], caller.language);
  if (!(file instanceof ReceivedFile)) throw unreadable();
  if (file.size === 0) throw refusal(400, importTexts, (t) => t.wrongSize);
  const format = /\.(xlsx|csv)$/i.exec(file.name)?.[1]?.toLowerCase() as 'xlsx' | 'csv' | undefined;
  if (!format) throw refusal(400, importTexts, (t) => t.wrongFile);
  const bytes = new Uint8Array(await readFile(file.location));
  const table = await readTable({ bytes, format }, caller);
  if (typeof table === 'string') throw refusal(400, importTexts, (t) => t.refusals[table]);

  const { headers, rows, emptyRows } = table;
  const mapping = await mapHeaders(headers, companyId, db);
  const judged = await judgeRows(rows, mapping);
  const id = newId(now());
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('orderImports')
      .values({
        id,
        companyId,
        userId,
        orderType,
        productId,
        fileName: file.name.slice(-NAME),
        headers: JSON.stringify(headers),
        mapping: JSON.stringify(mapping),
        emptyRows,
        createdAt: now(),
        touchedAt: now(),
      })
      .execute();
    await insertRows(id, judged, trx);
    await warnOfPersons({ id, companyId }, { db: trx, now });
  });
  return travellingImport(await importOf(id, caller, db), caller, backend);
}
