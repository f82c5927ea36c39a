import { apiLogs, orderApis, quickCheck } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls, resourceListCall } from '../../resources/resourceCalls';
import { INTERFACE_READERS } from '../../roles';
import type { Feature } from '../feature';
import { apiLogResource, orderApiResource } from './resource';
import { allTags, askSource, exchangeOf, queryAgain, shownApis, taskResults } from './sourceCalls';

/** Data sources: the interfaces of orders, what they answer, and the log of all exchanges. */
export const dataSources: Feature = {
  name: 'dataSources',
  calls: [
    Object.values(resourceCalls(orderApis, orderApiResource)),
    [resourceListCall(apiLogs.getApiLog, apiLogResource)],
    bind(orderApis).part({
      ask: async (input, caller, backend) => askSource(input, caller, backend),
      query: async (ref, caller, backend) => queryAgain(ref, caller, backend),
    }),
    bind(apiLogs).part({
      showApi: async (ref, caller, backend) => shownApis(ref, caller, backend),
      getTags: async (_, caller, backend) => allTags(caller, backend),
      message: async (ref, caller, backend) => exchangeOf(ref, caller, backend),
    }),
    bind(quickCheck).part({
      getTaskApiResult: async (ref, caller, backend) => taskResults(ref, caller, backend),
    }),
  ],
  resources: [orderApiResource, apiLogResource],
  menu: [
    {
      code: 'api-log-list',
      parent: 'order',
      name: '接口日志',
      nameEn: 'Interface log',
      pageurl: 'f-order/apiLogList',
      icon: 'scroll-text',
      sort: 5,
      rights: INTERFACE_READERS,
    },
  ],
};
