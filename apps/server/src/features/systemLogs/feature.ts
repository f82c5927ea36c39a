import { companyOperateLogs, systemLogs as logCalls } from '@mingjian/api';
import { refusal } from '../../failure';
import { bindCall } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { companyLogLines, logLines } from './resource';
import { logTexts } from './texts';

/** The operate log, to read: all of it, and the part about client companies. */
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
    [
      resourceListCall(companyOperateLogs.getList, companyLogLines),
      ...[companyOperateLogs.save, companyOperateLogs.update, companyOperateLogs.delete].map(
        (call) =>
          bindCall(call, async (_, caller) => {
            demandRight(caller, COMPANY_STAFF);
            throw refusal(409, logTexts, (t) => t.written);
          }),
      ),
    ],
  ],
  resources: [logLines, companyLogLines],
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
    {
      code: 'company-operate-log',
      parent: 'company',
      name: '客户操作日志',
      nameEn: 'Client log',
      pageurl: 'companyOperateLog',
      icon: 'scroll-text',
      sort: 21,
      rights: COMPANY_STAFF,
    },
  ],
};
