import type { ApiProblem } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Messages about data sources. */
export const sourceTexts = defineTexts({
  zh: {
    running: '正在查询，请稍候',
    answered: '已有查询结果，不需要再查',
    taskElsewhere: '任务已提交或已取消，不能再查询数据源',
    notInVerification: '订单不在核实中，不能查询数据源',
    notAskable: '该任务不能查询此数据源：已查询过，或已有核实结果',
    notConnected: '没有接入此数据源',
    toPeople: (api: string, problem: string) => `${api}：${problem}，转人工处理`,
    failedTitle: (orderNo: string) => `数据源失败：${orderNo}`,
    orderStopped: '订单已不在核实中',
  },
  en: {
    running: 'The data source is being asked. Please wait a moment',
    answered: 'The data source has answered already',
    taskElsewhere: 'The task was submitted or cancelled, so no data source is asked',
    notInVerification: 'The order is not in verification, so no data source is asked',
    notAskable: 'This source was asked for the task already, or the task has a result',
    notConnected: 'This data source is not connected',
    toPeople: (api, problem) => `${api}: ${problem}. People take over`,
    failedTitle: (orderNo) => `Data source failed: ${orderNo}`,
    orderStopped: 'The order is not in verification any more',
  },
});

/** Sentences about what went wrong. */
export const problemTexts = defineTexts<Record<ApiProblem, string>>({
  zh: {
    timeout: '响应超时',
    unreachable: '无法连接',
    status: '服务异常',
    refused: '数据源拒绝',
    unreadable: '内容无法识别',
    tooLarge: '内容过大',
    unknownSource: '没有接入',
    stopped: '订单已停止',
  },
  en: {
    timeout: 'No response in time',
    unreachable: 'Not reachable',
    status: 'Service failed',
    refused: 'Refused by the source',
    unreadable: 'Unreadable response',
    tooLarge: 'Response too large',
    unknownSource: 'Not connected',
    stopped: 'Order stopped',
  },
});

/** Tags of exchanges. */
export const tagTexts = defineTexts({
  zh: {
    flash: '闪调',
    refined: '精调',
    retry: '重试',
    hit: '有异常',
    slow: '响应慢',
    billed: '计费',
    late: '迟到',
  },
  en: {
    flash: 'Flash',
    refined: 'Refined',
    retry: 'Retry',
    hit: 'Deviation',
    slow: 'Slow',
    billed: 'Billed',
    late: 'Late',
  },
});

/** A tag of an exchange. */
export type ExchangeTag = 'flash' | 'refined' | 'retry' | 'hit' | 'slow' | 'billed' | 'late';

/** Returns the tags of an exchange as they are stored, in both languages. */
export const storedTags = (tags: readonly ExchangeTag[]) => {
  const inLanguage = (language: 'zh' | 'en') =>
    JSON.stringify(tags.map((tag) => tagTexts((t) => t[tag])(language)));
  return { tags: inLanguage('zh'), tagsEn: inLanguage('en') };
};
