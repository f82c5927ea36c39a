import { companyMenu } from '@mingjian/api';
import { sql } from 'kysely';
import { englishName } from '../../database/columns';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import { COMPANY_EDITORS, COMPANY_STAFF } from '../../roles';

/** Menu entries that companies have or lack, for staff. */
export const companyMenuResource = serve(
  companyMenu,
  'companyMenus',
)({
  objectType: 'companyMenu',
  module: 'companies',
  label: 'menuCode',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    menuName: ({ language }) => sql`coalesce((
      select ${language === 'en' ? englishName : sql`name`} from menus
      where menus.code = company_menus.menu_code
    ), company_menus.menu_code)`,
  },
  references: { companyId: knownCompany },
  uniques: { company_menus_entry: 'menuCode' },
  may: { read: COMPANY_STAFF, create: COMPANY_EDITORS, delete: COMPANY_EDITORS },
});
