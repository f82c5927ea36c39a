import { companyDesk } from '@mingjian/api';
import { bind } from '../../http/bind';
import { notFound } from '../../failure';
import { withinScope } from '../../resources/scope';

/** What a client company may ask about itself. */
export const companyDeskCalls = bind(companyDesk).part({
  getManager: async ({ companyId }, caller, { db }) => {
    const company = await db
      .selectFrom('companies')
      .leftJoin('users as manager', 'manager.id', 'companies.managerId')
      .select(['manager.realname', 'manager.phone', 'manager.email'])
      .where('companies.id', '=', companyId)
      .where(withinScope(caller, 'companies.id'))
      .executeTakeFirst();
    if (!company) throw notFound();
    const { realname, phone, email } = company;
    return realname === null ? null : { realname, phone: phone ?? '', email: email ?? '' };
  },
});
