import {
  beijing,
  IMPORT_ROW_STATES,
  type ImportField,
  type ImportRow,
  type ImportRows,
  type importRowsRequest,
  type ImportRowState,
  type OrderImport,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import type { Language } from '../../texts';
import type { FoundProblem } from './judgeRow';
import { textOf, type SheetCell } from './sheetTable';
import type { OrderImportTable } from './tables';

/** An import as it is stored. */
export type StoredImport = Selectable<OrderImportTable>;

/** Returns the rows of imports that a caller may reach: own ones, which hold whole numbers. */
export const importsOf = (caller: Caller, db: Db) =>
  db
    .selectFrom('orderImports')
    .selectAll('orderImports')
    .where('userId', '=', caller.userId)
    .where(withinScope(caller, 'orderImports.companyId'));

/** Returns an import of the caller. Throws 404 for a missing one and for those of others. */
export async function importOf(id: string, caller: Caller, db: Db): Promise<StoredImport> {
  const stored = await importsOf(caller, db).where('id', '=', id).executeTakeFirst();
  if (!stored) throw notFound();
  return stored;
}

/** Returns an import that nobody else changes until the transaction ends. */
export async function lockedImportOf(id: string, caller: Caller, db: Db): Promise<StoredImport> {
  const stored = await importsOf(caller, db).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!stored) throw notFound();
  return stored;
}

/** Returns the headers of an import. */
export const headersOf = ({ headers }: Pick<StoredImport, 'headers'>) =>
  JSON.parse(headers) as string[];

/** Returns the field of each column of an import. */
export const mappingOf = ({ mapping }: Pick<StoredImport, 'mapping'>) =>
  JSON.parse(mapping) as (ImportField | null)[];

/** Returns the states of rows that a placing takes. */
export const placedStates = (withWarnings: 0 | 1): readonly ImportRowState[] =>
  withWarnings === 1 ? ['good', 'warning'] : ['good'];

/** Returns an import as its reader gets it. */
export async function travellingImport(
  stored: StoredImport,
  { language }: Pick<Caller, 'language'>,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderImport> {
  const { id, version, state, fileName, orderType, productId, emptyRows, toPlace } = stored;
  const found = await db
    .selectFrom('orderImportRows')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .where('importId', '=', id)
    .groupBy('state')
    .execute();
  const countOf = (one: ImportRowState) =>
    Number(found.find((group) => group.state === one)?.count ?? 0);
  const counts = Object.fromEntries(IMPORT_ROW_STATES.map((one) => [one, countOf(one)]));
  const product = await db
    .selectFrom('products')
    .select(['name', 'nameEn'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const { name: companyName } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', stored.companyId)
    .executeTakeFirstOrThrow();
  const waiting = placedStates(stored.withWarnings)
    .map(countOf)
    .reduce((sum, count) => sum + count, 0);
  return {
    id,
    version,
    state,
    fileName,
    companyName,
    orderType,
    productId,
    productName: (language === 'en' && product.nameEn) || product.name,
    headers: headersOf(stored),
    mapping: mappingOf(stored),
    counts: counts as OrderImport['counts'],
    emptyRows,
    toPlace,
    waiting: state === 'placing' ? waiting : 0,
    fault: stored.fault && (JSON.parse(stored.fault) as Record<Language, string>)[language],
    createTime: beijing(stored.createdAt),
  };
}

/** Returns a page of an import's rows. */
export async function rowsOf(
  { id, state, rows: wanted, pageNum, pageSize }: typeof importRowsRequest.__outputType,
  caller: Caller,
  { db }: Backend,
): Promise<ImportRows> {
  await importOf(id, caller, db);
  const matching = db
    .selectFrom('orderImportRows')
    .leftJoin('orders', 'orders.id', 'orderImportRows.orderId')
    .where('importId', '=', id)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(wanted !== undefined, (query) => query.where('row', 'in', [0, ...wanted!]));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['row', 'cells', 'problems', 'state', 'orderId', 'orders.orderNo'])
    .orderBy('row')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return {
    total: Number(total),
    content: rows.map(({ cells, problems, ...row }): ImportRow => ({
      ...row,
      cells: (JSON.parse(cells) as SheetCell[]).map(textOf),
      problems: problemsIn(problems, caller.language),
    })),
  };
}

/** Returns stored problems in a reader's language. */
export const problemsIn = (stored: string, language: Language) =>
  (JSON.parse(stored) as FoundProblem[]).map(({ field, isError, ...texts }) => ({
    field,
    isError,
    text: texts[language],
  }));
