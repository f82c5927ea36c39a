import { defineTexts } from '@mingjian/ui';

/** Texts of the list of calls. */
export const apiCallListTexts = defineTexts('apiCallList', {
  zh: {
    pageTitle: '调用记录',
    emptyNote: '用密钥调用接口后，每次调用会记录在这里，保留 30 天。不记录提交和返回的内容。',
    all: '全部',
    refused: '失败',
    callTime: '时间',
    keyId: '密钥编号',
    keyName: '密钥',
    companyName: '客户公司',
    method: '方式',
    path: '接口',
    httpStatus: '结果',
    problem: '失败原因',
    costMs: '耗时（毫秒）',
    address: '来源 IP',
    none: '无',
  },
  en: {
    pageTitle: 'API calls',
    emptyNote: 'Calls with keys are recorded here for 30 days, without what was sent and returned.',
    all: 'All',
    refused: 'Refused',
    callTime: 'Time',
    keyId: 'Key ID',
    keyName: 'Key',
    companyName: 'Client company',
    method: 'Method',
    path: 'Call',
    httpStatus: 'Result',
    problem: 'Refused because',
    costMs: 'Milliseconds',
    address: 'From',
    none: 'None',
  },
});
