import {
  savedFilters as filterCalls,
  uniqueRule,
  type InputOf,
  type SavedFilter,
  splitIds,
} from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { resourceListCall } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { canEditShared, usableBy } from '../../resources/sharing';
import { sayRule } from '../../texts';
import { checkFilterParam } from './filterParam';
import { filterResource } from './resource';
import type { SavedFilterTable } from './tables';
import { filterTexts } from './texts';

/** Filters of one page that one person may own. */
const FILTER_LIMIT = 100;

/** Saved filters: the caller's own, and those for the people of the caller's company. */
export const savedFilterCalls = [
  [resourceListCall(filterCalls.getList, filterResource)],
  bind(filterCalls).part({
    save: async ({ id, ...draft }, caller, backend) =>
      id ? changeFilter({ id, ...draft }, caller, backend) : addFilter(draft, caller, backend),
    update: async (changes, caller, backend) => changeFilter(changes, caller, backend),
    delete: async ({ id }, caller, backend) => {
      const locked = await lockFilters(id, caller, backend);
      const ids = locked.map((filter) => filter.id);
      await backend.db.deleteFrom('savedFilters').where('id', 'in', ids).execute();
    },
    reorder: async ({ ids }, caller, backend) => reorderFilters(ids, caller, backend),
  }),
];

type Draft = Omit<InputOf<typeof filterCalls.save>, 'id'>;
type Changes = InputOf<typeof filterCalls.update>;

async function addFilter(draft: Draft, caller: Caller, backend: Backend): Promise<SavedFilter> {
  const { db, now } = backend;
  checkDraft(draft, caller);
  const { typeCode, name, filterParam, filterType, scope = 'personal' } = draft;
  await lockPage(typeCode, backend);
  await refuseTooMany(typeCode, caller, backend);
  const { userId, companyId } = caller;
  const values = { typeCode, name, filterParam, filterType, scope, userId, companyId };
  const shelf = await shelfOf(values, backend);
  refuseTaken(name, shelf, caller);
  const id = newId(now());
  const times = { createdAt: now(), updatedAt: now() };
  const orderNum = 1 + (shelf.at(-1)?.orderNum ?? 0);
  await db
    .insertInto('savedFilters')
    .values({ ...values, ...times, id, orderNum })
    .execute();
  return readRow(filterResource, id, caller, backend);
}

/** Fields that are not sent stay. Only its owner takes a filter from the team or gives it there. */
async function changeFilter(
  { id, ...changes }: Changes,
  caller: Caller,
  backend: Backend,
): Promise<SavedFilter> {
  const { db, now } = backend;
  checkDraft(changes, caller);
  const [stored] = await lockFilters(id, caller, backend);
  const wanted = { ...stored!, ...definedOf(changes) };
  if (wanted.scope !== stored!.scope && stored!.userId !== caller.userId) throw forbidden();
  await lockPage(wanted.typeCode, backend);
  const shelf = await shelfOf(wanted, backend);
  const others = shelf.filter((other) => other.id !== id);
  refuseTaken(wanted.name, others, caller);
  const isMoved = others.length === shelf.length;
  const { typeCode, name, filterParam, filterType, scope } = wanted;
  await db
    .updateTable('savedFilters')
    .set({ typeCode, name, filterParam, filterType, scope, updatedAt: now() })
    .$if(isMoved, (update) => update.set({ orderNum: 1 + (others.at(-1)?.orderNum ?? 0) }))
    .where('id', '=', id)
    .execute();
  return readRow(filterResource, id, caller, backend);
}

async function reorderFilters(ids: string, caller: Caller, backend: Backend) {
  const named = await lockFilters(ids, caller, backend);
  await lockPage(named[0]!.typeCode, backend);
  const shelf = await shelfOf(named[0]!, backend);
  const order = splitIds(ids);
  if (order.some((id) => shelf.every((filter) => filter.id !== id))) throw notFound();
  const rest = shelf.map(({ id }) => id).filter((id) => !order.includes(id));
  await sql`
    update saved_filters set order_num = place.number
    from unnest(${[...order, ...rest]}::text[]) with ordinality as place (id, number)
    where saved_filters.id = place.id
  `.execute(backend.db);
}

function checkDraft({ userId, filterParam }: Partial<Draft>, caller: Caller) {
  if (userId && userId !== caller.userId) throw forbidden();
  if (filterParam !== undefined) checkFilterParam(filterParam, caller.language);
}

function definedOf({ userId: _, ...changes }: Partial<Draft>): Partial<SavedFilterTable> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/**
 * Returns and locks filters. Throws 404 when one cannot be used by the caller, 403 when one can but
 * is not the caller's to change.
 */
async function lockFilters(ids: string, caller: Caller, { db }: Backend) {
  const wanted = splitIds(ids);
  if (wanted.length === 0) throw notFound();
  const found = await db
    .selectFrom('savedFilters')
    .selectAll()
    .where('id', 'in', wanted)
    .where(usableBy(caller, 'savedFilters'))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < wanted.length) throw notFound();
  if (!found.every((filter) => canEditShared(caller, filter))) throw forbidden();
  return found;
}

/** One change of a page's filters at a time: names and positions depend on the others. */
const lockPage = async (typeCode: string, { db }: Backend) =>
  sql`select pg_advisory_xact_lock(hashtext('saved_filters'), hashtext(${typeCode}))`.execute(db);

/** The filters among which names differ, in their order. */
async function shelfOf(
  filter: Pick<SavedFilterTable, 'typeCode' | 'scope' | 'userId' | 'companyId'>,
  { db }: Backend,
) {
  const { typeCode, scope, userId, companyId } = filter;
  const found = db
    .selectFrom('savedFilters')
    .select(['id', 'name', 'orderNum'])
    .where('typeCode', '=', typeCode)
    .where('scope', '=', scope)
    .where('companyId', 'is not distinct from', companyId)
    .orderBy('orderNum')
    .orderBy('id');
  return (scope === 'personal' ? found.where('userId', '=', userId) : found).execute();
}

function refuseTaken(name: string, others: readonly { name: string }[], { language }: Caller) {
  if (others.some((other) => other.name === name))
    throw inputFailure([['name', sayRule(uniqueRule)]], language);
}

async function refuseTooMany(typeCode: string, { userId }: Caller, { db }: Backend) {
  const owned = await db
    .selectFrom('savedFilters')
    .select('id')
    .where('typeCode', '=', typeCode)
    .where('userId', '=', userId)
    .execute();
  if (owned.length >= FILTER_LIMIT)
    throw refusal(400, filterTexts, (t) => t.tooManyFilters(FILTER_LIMIT));
}
