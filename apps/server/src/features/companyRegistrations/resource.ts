import { companyRegistration } from '@mingjian/api';
import { sql } from 'kysely';
import type { Caller } from '../../http/caller';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { REGISTRATION_HANDLERS } from '../../roles';

const OTHERS = sql`(select count(*)::int from company_registrations other
  where other.id <> company_registrations.id and `;

/**
 * Returns the condition of requests that the caller made: signed in, or with the caller's phone or
 * mailbox.
 */
export const isOwnRequest = ({ userId }: Pick<Caller, 'userId'>) => sql<boolean>`exists (
  select from users me where me.id = ${userId} and (
    company_registrations.created_by = me.id
    or company_registrations.phone_digits = right(regexp_replace(me.phone, '\\D', '', 'g'), 11)
    or lower(company_registrations.email) = lower(me.email)))`;

/** Requests of companies for an account, with the duplicates of company and phone. */
export const registrationResource = serve(
  companyRegistration,
  'companyRegistrations',
)({
  objectType: 'companyRegistration',
  module: 'companies',
  label: 'companyName',
  scope: commonScope,
  defaultOrder: 'create_time desc',
  columns: {
    sameCompany: () => sql`${OTHERS} other.credit_code = company_registrations.credit_code)`,
    samePhone: () => sql`${OTHERS} other.phone_digits = company_registrations.phone_digits)`,
    // Of an approved request the company is its own.
    knownCompany: () => sql`(select c.name from companies c where c.deleted_at is null
      and c.credit_code = company_registrations.credit_code
      and c.id is distinct from company_registrations.company_id)`,
    papers: () => sql`(select json_agg(json_build_object('name', f.name, 'url', f.path)
        order by p.created_at, p.id)::text
      from registration_papers p join uploaded_files f on f.id = p.file_id
      where p.registration_id = company_registrations.id)`,
    isOwn: (caller) => sql`${isOwnRequest(caller)}::int`,
    handledByName: { by: 'handledBy', table: 'users', column: 'realname' },
    handledTime: 'handledAt',
    createTime: 'createdAt',
  },
  may: { read: REGISTRATION_HANDLERS },
  actions: () => ['decide'],
});
