import { candidates, encodeSearch, type Condition } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { IdCard } from 'lucide-react';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen, useSignedIn, type UsePaletteSources } from '../../shell';
import { candidateListTexts } from './candidateList.texts';

const LIST_PATH = '/f-order/candidateList';

/** Most candidates of one search. */
const MOST = 8;

/** Candidates by name, whom the list shows once they are chosen. */
export const usePaletteSources: UsePaletteSources = ({ open }) => {
  const t = useTexts(candidateListTexts);
  const http = useHttp();
  const { user } = useSignedIn();
  const mayOpen = useMayOpen();
  if (!mayOpen(LIST_PATH)) return [];
  return [
    {
      id: 'candidates',
      label: t.pageTitle,
      prefix: '@',
      search: async (text, { signal }) => {
        const condition: Condition = { field: 'name', operator: 'LIKE', value: text };
        const { content } = await http.send(
          candidates.getList,
          { pageNum: 1, pageSize: MOST, searchParam: encodeSearch([condition]) },
          { signal },
        );
        return content.map(({ id, name, companyName, position }) => ({
          id,
          label: name,
          hint: (user.userType === 'companyUser' ? position : companyName) ?? undefined,
          icon: IdCard,
          onSelect: () =>
            open(listAddress(LIST_PATH, [{ field: 'name', operator: 'EQ', value: name }])),
        }));
      },
    },
  ];
};
