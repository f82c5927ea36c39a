import { pickers, pinyinKeys } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { UserRound } from 'lucide-react';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen, type UsePaletteSources } from '../../shell';
import { userListTexts } from './userList.texts';

const LIST_PATH = '/system/userList';

/** Most users of one search. */
const MOST = 8;

/** Staff by name or pinyin, for those who may open the list of users. */
export const usePaletteSources: UsePaletteSources = ({ open }) => {
  const t = useTexts(userListTexts);
  const http = useHttp();
  const mayOpen = useMayOpen();
  if (!mayOpen(LIST_PATH)) return [];
  return [
    {
      id: 'users',
      label: t.pageTitle,
      prefix: '@',
      search: async (realname, { signal }) => {
        const { content } = await http.send(
          pickers.getUserList,
          { userType: 'serviceUser', realname, pageSize: MOST },
          { signal },
        );
        return content.map(({ id, realname: name, pinyin }) => ({
          id,
          label: name,
          keys: pinyinKeys(pinyin),
          icon: UserRound,
          onSelect: () =>
            open(listAddress(LIST_PATH, [{ field: 'realname', operator: 'EQ', value: name }])),
        }));
      },
    },
  ];
};
