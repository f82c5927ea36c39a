import type { CompanyMenuChoice, CompanyMenuDraft } from '@mingjian/api';
import { sql } from 'kysely';
import { englishName } from '../../database/columns';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { BoundCall } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { COMPANY_STAFF } from '../../roles';
import { companyMenuTexts } from './texts';

/** Returns the menu entries that can be closed to a company, in the order of the menu. */
export async function menuChoices(
  caller: Caller,
  { db, onlyMenus }: Backend,
): Promise<CompanyMenuChoice[]> {
  demandRight(caller, COMPANY_STAFF);
  const name = caller.language === 'en' ? englishName : sql<string>`name`;
  return db
    .selectFrom('menus')
    .select(['code as menuCode', name.as('menuName')])
    .where('code', 'in', [...onlyMenus.values()])
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** Returns a `save` that takes no entry but one that can be closed. */
export const ofClosableMenus = (save: BoundCall): BoundCall => ({
  ...save,
  run: async (input, caller, backend) => {
    const { menuCode } = input as CompanyMenuDraft;
    if (![...backend.onlyMenus.values()].includes(menuCode)) {
      const problem = companyMenuTexts((t) => t.notClosable);
      throw inputFailure([['menuCode', problem]], caller.language);
    }
    return save.run(input, caller, backend);
  },
});
