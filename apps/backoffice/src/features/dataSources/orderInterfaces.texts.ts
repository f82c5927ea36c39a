import { defineTexts } from '@mingjian/ui';

/** Texts of the interfaces on the page of an order. */
export const orderInterfacesTexts = defineTexts('orderInterfaces', {
  zh: {
    title: '接口',
    list: '接口列表',
    progress: (done: number, all: number) => `${done}/${all} 已返回`,
    item: '调查项',
    api: '接口',
    status: '状态',
    time: '时间',
    fee: '费用',
    actions: '操作',
    show: '查看',
    showOf: (api: string) => `查看：${api}`,
    ask: '查询数据源',
    askFor: (item: string, api: string) => `${item}：${api}`,
    none: '还没有查询过数据源。',
    query: '查询',
    queryAgain: '重新查询',
    queryOf: (api: string) => `重新查询：${api}`,
    retries: (problem: string, time: string) => `${problem}，${time} 重试`,
    sent: '已开始查询',
    waits: '数据源全部返回后，订单自动进入「待填绩效」。',
    toPeople: (count: number) => `${count} 项查询失败，已转人工核实。`,
  },
  en: {
    title: 'Interfaces',
    list: 'List of interfaces',
    progress: (done, all) => `${done} of ${all} answered`,
    item: 'Item',
    api: 'Interface',
    status: 'Status',
    time: 'Time',
    fee: 'Cost',
    actions: 'Actions',
    show: 'Show',
    showOf: (api) => `Show: ${api}`,
    ask: 'Ask a data source',
    askFor: (item, api) => `${item}: ${api}`,
    none: 'No data source has been asked yet.',
    query: 'Ask',
    queryAgain: 'Ask again',
    queryOf: (api) => `Ask again: ${api}`,
    retries: (problem, time) => `${problem}, again at ${time}`,
    sent: 'The data source is being asked',
    waits: 'The order goes on to the performance step once all have answered.',
    toPeople: (count) =>
      count === 1
        ? '1 query failed: people take over.'
        : `${count} queries failed: people take over.`,
  },
});
