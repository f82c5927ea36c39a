import { board } from '@mingjian/api';
import { bind } from '../../http/bind';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { readServerInfo } from './readServerInfo';

/** The state of the server, for administrators. */
export const serverInfo: Feature = {
  name: 'serverInfo',
  calls: [
    bind(board).part({
      getServerInfo: async (_, caller, backend) => {
        demandRight(caller, ADMINISTRATORS);
        return readServerInfo(backend);
      },
    }),
  ],
  menu: [
    {
      code: 'server-info',
      parent: 'system',
      name: '服务器信息',
      nameEn: 'Server',
      pageurl: 'serverInfo',
      icon: 'chart-no-axes-column',
      sort: 23,
      rights: ADMINISTRATORS,
    },
  ],
};
