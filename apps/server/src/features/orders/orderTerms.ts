import { moneyText, type OrderDraft } from '@mingjian/api';
import type { Updateable } from 'kysely';
import { inputFailure, forbidden, refusal, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { isArea } from '../../resources/acceptedTexts';
import { areaText } from '../../resources/areaText';
import { holdsRight, withinScope } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import { say } from '../../texts';
import { PREPAID } from '../balances/orderBalance';
import { giveToCompany, pathsIn } from '../files/companyFiles';
import type { OrderAddOn } from './addOns';
import { SUSPENDED } from './orderFacts';
import type { MovedOrder, OrderTable } from './tables';
import { orderTexts } from './texts';

/** The fields of a draft that are about the order itself. */
export const TERM_FIELDS = [
  'mainCompanyName',
  'city',
  'urgentFlag',
  'authMode',
  'authUrl',
  'consigneeName',
  'clientPoNo',
  'costCenter',
  'remark',
] as const satisfies readonly (keyof OrderDraft)[];

/** The terms in a draft. */
export type OrderTerms = Partial<Pick<OrderDraft, (typeof TERM_FIELDS)[number]>>;

/** The company that an order is placed for. */
export type OrderingCompany = Awaited<ReturnType<typeof orderingCompany>>;

/**
 * Returns the company that a draft names, the caller's own without a name. Throws 400 for one that
 * the caller may not order for, 409 for one that is suspended.
 */
export async function orderingCompany(
  { companyId = '' }: Pick<OrderDraft, 'companyId'>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
) {
  const named = companyId || caller.companyId;
  if (named === null) throw inputFailure([['companyId', say((t) => t.required)]], caller.language);
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'status', 'payMode', 'balance', 'freezeBalance', 'creditLimit'])
    .where('id', '=', named)
    .where(withinScope(caller, 'companies.id'))
    .where('deletedAt', 'is', null)
    // Not shared: two who order at once would wait for each other to hold what they cost.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) {
    if (named === caller.companyId) throw forbidden();
    throw inputFailure([['companyId', say((t) => t.notExisting)]], caller.language);
  }
  if (company.status === SUSPENDED)
    throw refusal(409, orderTexts, (t) =>
      caller.companyId === null ? t.clientSuspended : t.companySuspended,
    );
  return company;
}

/** Returns the offer of a product to a company. Throws 400 when it may not order it. */
export async function offerOf(
  { productId, orderType }: Pick<OrderDraft, 'productId' | 'orderType'>,
  { id }: Pick<OrderingCompany, 'id'>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
) {
  const offer = await db
    .selectFrom('companyOffers as offer')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'offer.productId')
        .onRef('version.version', '=', 'offer.productVersion'),
    )
    .select(['offer.productId', 'offer.productVersion', 'offer.price', 'offer.slaDays'])
    .select(['version.urgentRate', 'offer.customFields'])
    .where('companyId', '=', id)
    .where('offer.productId', '=', productId)
    .where('type', '=', orderType)
    .where('isAddItem', '=', 0)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!offer) throw inputFailure([['productId', say((t) => t.notExisting)]], caller.language);
  return offer;
}

/** Price in fen, surcharge and working days of a product or an add-on. */
type Priced = Pick<OrderAddOn, 'price' | 'slaDays' | 'urgentRate'>;

/**
 * Returns what an order costs, in fen, and how many working days it takes: those of its longest
 * part.
 */
export function costOf(offer: Priced, addOns: readonly Priced[], isUrgent: boolean) {
  const parts = [offer, ...addOns];
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const urgentPrice = isUrgent
    ? sum(parts.map(({ price, urgentRate }) => Math.round(price * urgentRate)))
    : 0;
  const slaDays = Math.max(...parts.map((part) => part.slaDays));
  return {
    price: sum(parts.map(({ price }) => price)) + urgentPrice,
    urgentPrice,
    slaDays: isUrgent ? Math.ceil(slaDays / 2) : slaDays,
  };
}

/**
 * Throws 409 when an order costs something else than the person who orders saw. Who may not see
 * money saw none.
 */
export function demandQuoted(quoted: number | undefined, price: number, caller: Caller) {
  if (quoted === undefined || quoted === price || !holdsRight(caller, MONEY_READERS)) return;
  const [before, now] = [moneyText(quoted), moneyText(price)];
  throw refusal(409, orderTexts, (t) => t.priceChanged(before, now));
}

/** Returns the balance that a company which pays in advance has left; `null` for others. */
export const availableOf = ({ payMode, balance, freezeBalance }: OrderingCompany) =>
  payMode === PREPAID ? balance - freezeBalance : null;

/** Modes of authorisation with a letter that the client has. */
export const WITH_LETTER: readonly (number | undefined)[] = [1, 4];

/** Returns the columns of the terms in a draft. Throws 400 on those that cannot be. */
export async function termColumns(
  { stored, ...draft }: OrderTerms & { stored?: Pick<MovedOrder, 'authMode' | 'authUrl'> },
  company: OrderingCompany,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<Updateable<OrderTable>> {
  const { authMode, authUrl, city } = draft;
  const problems: FieldProblem[] = [];
  const letter = authUrl === undefined ? stored?.authUrl : authUrl;
  if (WITH_LETTER.includes(authMode ?? stored?.authMode) && !letter)
    problems.push(['authUrl', orderTexts((t) => t.letterMissing)]);
  if (city && !isArea(city)) problems.push(['city', say((t) => t.notExisting)]);
  if (authUrl && authUrl !== stored?.authUrl && !(await isUploadOf(authUrl, caller, db)))
    problems.push(['authUrl', orderTexts((t) => t.paperMissing)]);
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  if (authUrl) await giveToCompany(pathsIn(authUrl), company.id, caller, db);
  return {
    ...('mainCompanyName' in draft && { signingEntity: draft.mainCompanyName || company.name }),
    ...(city !== undefined && { cityCodes: city, city: city ? areaText(city) : '' }),
    ...(draft.urgentFlag !== undefined && { urgentFlag: draft.urgentFlag }),
    ...(authMode !== undefined && { authMode }),
    ...(authUrl !== undefined && { authUrl }),
    ...(draft.consigneeName !== undefined && { consigneeName: draft.consigneeName }),
    ...(draft.clientPoNo !== undefined && { clientPoNo: draft.clientPoNo }),
    ...(draft.costCenter !== undefined && { costCenter: draft.costCenter }),
    ...(draft.remark !== undefined && { remark: draft.remark?.trim() || null }),
  };
}

/** Whether a path is of a file that the caller uploaded. */
async function isUploadOf(path: string, { userId }: Caller, db: Backend['db']) {
  const files = db.selectFrom('uploadedFiles').select('id').where('path', '=', path);
  return (await files.where('userId', '=', userId).executeTakeFirst()) !== undefined;
}
