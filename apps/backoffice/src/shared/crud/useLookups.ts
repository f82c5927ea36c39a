import { useMemo } from 'react';
import { companyLookups, pickers } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { ComboboxLoad } from '@mingjian/ui';

/** Names that one lookup shows. */
const LIMIT = 50;

/** Looks up what rows refer to, by name. */
export interface Lookups {
  company: ComboboxLoad;
  staff: ComboboxLoad;
}

/** Returns the lookups that forms share. */
export function useLookups(): Lookups {
  const http = useHttp();
  return useMemo(
    () => ({
      async company(companyName, { signal }) {
        const found = await http.send(
          companyLookups.getCompanyList,
          companyName ? { companyName } : {},
          { signal },
        );
        return found.slice(0, LIMIT).map(({ id, companyName: label, companyShort }) => ({
          value: id,
          label,
          ...(companyShort && { description: companyShort }),
        }));
      },
      async staff(name, { signal }) {
        const { content } = await http.send(pickers.getUserList, { pageSize: 1_000 }, { signal });
        const found = content.filter(
          ({ realname, userType }) => userType === 'serviceUser' && realname.includes(name),
        );
        return found.slice(0, LIMIT).map(({ id, realname, phone }) => ({
          value: id,
          label: realname,
          ...(phone && { description: phone }),
        }));
      },
    }),
    [http],
  );
}
