import { companyServiceName } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { CLIENTS, COMPANY_STAFF } from '../../roles';

/** Names of the products that each company may order. Staff see all companies, a client its own. */
export const serviceNames = serve(
  companyServiceName,
  'companies',
)({
  objectType: 'company',
  module: 'products',
  label: 'companyName',
  scope: {
    where: (caller) =>
      sql<SqlBool>`${withinScope(caller, 'companies.id')} and companies.deleted_at is null`,
  },
  defaultOrder: 'create_time desc',
  columns: {
    companyId: 'id',
    companyName: 'name',
    createTime: 'createdAt',
    updateTime: 'updatedAt',
    serviceNames: ({ language }) =>
      sql`(
        select coalesce(string_agg(${sql.ref(language === 'en' ? 'offer.nameEn' : 'offer.name')}, ','
          order by offer.sort), '')
        from company_offers offer
        where offer.company_id = companies.id and offer.enabled = 1 and offer.is_add_item = 0
      )`,
  },
  may: { read: [...COMPANY_STAFF, ...CLIENTS] },
});
