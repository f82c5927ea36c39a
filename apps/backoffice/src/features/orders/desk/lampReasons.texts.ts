import type { LampReason } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';

/** Reasons of suggested danger levels. */
export const lampReasonTexts = defineTexts('lampReasons', {
  zh: {
    agrees: '各项与申报一致',
    differsLittle: '有轻微出入',
    differs: '有明显不一致',
    monthsLittle: '时间相差 2 至 3 个月',
    months: '时间相差超过 3 个月',
    identity: '身份信息不符',
    singleSource: '单一来源的负面陈述不能作为定级依据',
    record: '查到记录，须判断与岗位的相关性',
    enforcement: '查到执行或失信记录',
    noRecord: '没有查到记录',
    notVerifiable: '无法核实，不计入好坏',
  } satisfies Record<LampReason, string>,
  en: {
    agrees: 'everything agrees with the claims',
    differsLittle: 'a slight difference',
    differs: 'a clear difference',
    monthsLittle: 'a period differs by 2 to 3 months',
    months: 'a period differs by more than 3 months',
    identity: 'the identity does not match',
    singleSource: 'an unfavourable statement of one source alone sets no bad level',
    record: 'a record was found; judge its relevance to the position',
    enforcement: 'a record of enforcement or dishonesty was found',
    noRecord: 'no record was found',
    notVerifiable: 'it could not be verified, which is neither good nor bad',
  },
});
