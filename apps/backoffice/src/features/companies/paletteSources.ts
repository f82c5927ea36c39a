import { companies, encodeSearch } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { Building2 } from 'lucide-react';
import { companyPath } from '../../shared/companies/companyPath';
import { useMayOpen, type UsePaletteSources } from '../../shell';
import { companyListTexts } from './companyList.texts';

/** Most companies of one search. */
const MOST = 8;

/** Client companies by name, for those who may open their pages. */
export const usePaletteSources: UsePaletteSources = ({ open }) => {
  const t = useTexts(companyListTexts);
  const http = useHttp();
  const mayOpen = useMayOpen();
  if (!mayOpen('/a-company/companyList') || !mayOpen('/a-company/companyPage')) return [];
  return [
    {
      id: 'companies',
      label: t.pageTitle,
      search: async (text, { signal }) => {
        const { content } = await http.send(
          companies.getList,
          {
            pageNum: 1,
            pageSize: MOST,
            searchParam: encodeSearch([{ field: 'companyName', operator: 'LIKE', value: text }]),
          },
          { signal },
        );
        return content.map(({ id, companyName, companyNo }) => ({
          id,
          label: companyName,
          hint: companyNo ?? undefined,
          icon: Building2,
          onSelect: () => open(companyPath(id)),
        }));
      },
    },
  ];
};
