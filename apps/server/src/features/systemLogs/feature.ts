import { systemLogs as logCalls } from '@mingjian/api';
import { refusal } from '../../failure';
import { bindCall } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { logLines } from './resource';
import { logTexts } from './texts';

/** The operate log, to read. */
export const systemLogs: Feature = {
  name: 'systemLogs',
  calls: [
    [
      resourceListCall(logCalls.getList, logLines),
      bindCall(logCalls.delete, async (_, caller) => {
        demandRight(caller, ADMINISTRATORS);
        throw refusal(409, logTexts, (t) => t.kept);
      }),
    ],
  ],
  resources: [logLines],
  menu: [
    {
      code: 'log-list',
      parent: 'system',
      name: '操作日志',
      nameEn: 'Operate log',
      pageurl: 'logList',
      icon: 'scroll-text',
      sort: 6,
      rights: ADMINISTRATORS,
    },
  ],
};
