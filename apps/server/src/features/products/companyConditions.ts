import { beijing, type CompanyProduct, type CompanyProductDraft } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { changesSince, logEvent } from '../../resources/operateLog';
import { readRow, selectRows, visible } from '../../resources/resourceRows';
import { conflictFailure } from '../../resources/saveConflict';
import { demandRight } from '../../resources/scope';
import type { StoredRow } from '../../resources/servedResource';
import { COMPANY_EDITORS } from '../../roles';
import { companyOffers } from './resource';
import { productTexts } from './texts';

/** The company and the product of an offer. */
interface OfferKey {
  companyId: string;
  productId: string;
}

type Terms = Partial<Omit<CompanyProductDraft, 'id' | 'version' | keyof OfferKey>>;

/** Conditions as their table has them. */
type StoredTerms = Omit<Terms, 'customFields'> & { customFields?: string | null };

/**
 * Stores conditions of a company that differ from a product's own. They hold for the version that
 * was published when the first of them was stored, until it is refreshed. Throws 409 with a
 * `SaveConflict` when others were stored since `version`.
 */
export async function saveConditions(
  key: OfferKey,
  { version, ...terms }: Terms & { version?: number | undefined },
  caller: Caller,
  backend: Backend,
): Promise<CompanyProduct> {
  demandRight(caller, COMPANY_EDITORS);
  const { db } = backend;
  const offer = await offerOf(key, caller, backend);
  const given = storedTerms(terms, caller);
  const before = await storedConditions(key, backend);
  const revision = before?.revision ?? 0;
  if (version !== undefined && version !== revision)
    throw await staleConditions({ offer, version, stored: before, given }, caller, backend);
  const [written] = await db
    .insertInto('companyProducts')
    .values({ price: null, ...given, ...key, version: offer.latestVersion })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'productId'])
        .doUpdateSet({ companyId: key.companyId, ...given })
        .where('companyProducts.revision', '=', revision),
    )
    .returning('revision')
    .execute();
  // Others stored the first conditions meanwhile.
  if (!written) {
    const stored = await storedConditions(key, backend);
    throw await staleConditions({ offer, version: revision, stored, given }, caller, backend);
  }
  await logConditions(key, before, caller, backend);
  return readRow(companyOffers, offer.id, caller, backend);
}

/** Returns the columns of conditions. Throws 400 on two own fields of one name. */
function storedTerms({ customFields, ...terms }: Terms, { language }: Caller): StoredTerms {
  const labels = customFields?.map(({ label }) => label) ?? [];
  const twice = labels.findIndex((label, index) => labels.indexOf(label) < index);
  if (twice !== -1) {
    const field = `customFields[${twice}].label`;
    throw inputFailure([[field, productTexts((t) => t.labelTwice)]], language);
  }
  const stored: StoredTerms = {
    ...terms,
    ...(customFields !== undefined && {
      customFields: customFields?.length ? JSON.stringify(customFields) : null,
    }),
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}

interface StaleConditions {
  offer: CompanyProduct;
  version: number;
  stored: StoredConditions | undefined;
  given: StoredTerms;
}

/** Returns the refusal of a save that started before others were stored. */
async function staleConditions(
  { offer: { id }, version, stored, given }: StaleConditions,
  caller: Caller,
  { db, now }: Backend,
) {
  const current = stored?.revision ?? 0;
  const row = { id, version: current } as StoredRow;
  const { last, fields: changed } = await changesSince(companyOffers, row, version, db);
  const fields = Object.entries(given).flatMap(([field, yours]) => {
    const value = stored?.[field as keyof StoredTerms] ?? null;
    const isOnBoth = value !== yours && changed?.has(field) !== false;
    return isOnBoth ? [{ field, yours, stored: value }] : [];
  });
  const savedAt = beijing(last?.createTime ?? now());
  return conflictFailure({ last, savedAt, version: current, fields }, caller);
}

/** Removes the conditions of a company, so that those of the product apply. */
export async function removeConditions(id: string, caller: Caller, backend: Backend) {
  demandRight(caller, COMPANY_EDITORS);
  const key = await keyOf(id, caller, backend);
  const before = await storedConditions(key, backend);
  if (!before) return;
  await backend.db
    .deleteFrom('companyProducts')
    .where('companyId', '=', key.companyId)
    .where('productId', '=', key.productId)
    .execute();
  await logConditions(key, before, caller, backend);
}

/** Lets a company order the newest version of one product, or of all of them. */
export async function refreshProducts(
  { companyId, productId }: { companyId: string; productId?: string },
  caller: Caller,
  backend: Backend,
): Promise<CompanyProduct[]> {
  demandRight(caller, COMPANY_EDITORS);
  const offers = await offersOf(companyId, caller, backend);
  const refreshed = offers.filter(
    (offer) => productId === undefined || offer.productId === productId,
  );
  if (refreshed.length === 0) throw notFound();
  for (const offer of refreshed.filter((one) => one.productVersion < one.latestVersion)) {
    const key = { companyId, productId: offer.productId };
    const before = await storedConditions(key, backend);
    await backend.db
      .updateTable('companyProducts')
      .set({ version: offer.latestVersion })
      .where('companyId', '=', companyId)
      .where('productId', '=', offer.productId)
      .execute();
    await logConditions(key, before, caller, backend);
  }
  const now = await offersOf(companyId, caller, backend);
  return now.filter((offer) => productId === undefined || offer.productId === productId);
}

/** Returns what a company may order. Throws 404 for a company out of the caller's scope. */
export async function offersOf(companyId: string, caller: Caller, backend: Backend) {
  const where = sql<SqlBool>`${visible(companyOffers, caller)} and company_id = ${companyId}`;
  const offers = await selectRows(companyOffers, where, caller, backend);
  if (offers.length === 0) throw notFound();
  return offers.toSorted((one, other) => one.sort - other.sort);
}

/** Returns the company and the product of an offer. Throws 404 out of the caller's scope. */
export async function keyOf(id: string, caller: Caller, backend: Backend): Promise<OfferKey> {
  const { companyId, productId } = await readRow(companyOffers, id, caller, backend);
  return { companyId, productId };
}

const offerOf = async ({ companyId, productId }: OfferKey, caller: Caller, backend: Backend) =>
  readRow(companyOffers, `${companyId}.${productId}`, caller, backend);

const storedConditions = async ({ companyId, productId }: OfferKey, { db }: Backend) =>
  db
    .selectFrom('companyProducts')
    .select([
      'price',
      'discount',
      'slaDays',
      'enabled',
      'customFields',
      'reportTemplate',
      'version',
      'revision',
    ])
    .where('companyId', '=', companyId)
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirst();

type StoredConditions = NonNullable<Awaited<ReturnType<typeof storedConditions>>>;

/** Records which conditions changed, and stores the number of the change with them. */
async function logConditions(
  { companyId, productId }: OfferKey,
  before: StoredConditions | undefined,
  caller: Caller,
  backend: Backend,
) {
  const { db } = backend;
  const after = await storedConditions({ companyId, productId }, backend);
  const changed = (Object.keys(after ?? before ?? {}) as (keyof StoredConditions)[]).filter(
    (name) => name !== 'revision' && (before?.[name] ?? null) !== (after?.[name] ?? null),
  );
  const shown = (terms: StoredConditions) =>
    Object.fromEntries(changed.map((name) => [name, terms[name]]));
  const revision = await logEvent(
    {
      action: after ? (before ? 'updated' : 'created') : 'deleted',
      module: 'products',
      objectType: 'companyProduct',
      objectId: `${companyId}.${productId}`,
      companyId,
      ...(before && { before: shown(before) }),
      ...(after && { after: shown(after) }),
    },
    caller,
    backend.now(),
    db,
  );
  if (after)
    await db
      .updateTable('companyProducts')
      .set({ revision })
      .where('companyId', '=', companyId)
      .where('productId', '=', productId)
      .execute();
}
