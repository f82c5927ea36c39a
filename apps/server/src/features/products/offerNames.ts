import type { CompanyServiceName } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { COMPANY_EDITORS } from '../../roles';
import { offersOf, removeConditions, saveConditions } from './companyConditions';
import { serviceNames } from './serviceNames';
import { productTexts } from './texts';

/** Offers a company the named products and no others. Throws 400 on a name that is no product. */
export async function offerByName(
  { companyId, names }: { companyId: string; names: string | undefined },
  caller: Caller,
  backend: Backend,
): Promise<CompanyServiceName> {
  demandRight(caller, COMPANY_EDITORS);
  const offers = await offersOf(companyId, caller, backend);
  if (names === undefined) return readRow(serviceNames, companyId, caller, backend);
  const wanted = new Set(names.split(/[,，、]/).map((name) => name.trim()));
  wanted.delete('');
  const unknown = [...wanted].filter((name) => !offers.some((offer) => offer.name === name));
  if (unknown.length > 0)
    throw inputFailure(
      [['serviceNames', productTexts((t) => t.noProduct(unknown.join(', ')))]],
      caller.language,
    );
  for (const { productId, name, enabled } of offers) {
    const isWanted = wanted.has(name) ? 1 : 0;
    if (enabled !== isWanted)
      await saveConditions({ companyId, productId }, { enabled: isWanted }, caller, backend);
  }
  return readRow(serviceNames, companyId, caller, backend);
}

/** Removes what companies are offered beside the standard: the conditions of all their products. */
export async function offerStandard(
  companyIds: readonly string[],
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, COMPANY_EDITORS);
  for (const companyId of companyIds)
    for (const { id } of await offersOf(companyId, caller, backend))
      await removeConditions(id, caller, backend);
}
