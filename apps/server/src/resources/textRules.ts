import type { RuleProblem, TextRule } from '@mingjian/api';
import { isArea, isRuleList, isWordList } from './acceptedTexts';

/** JSON is made by programs, so its message need not help anybody to type it. */
const problem: RuleProblem = { zh: '格式不正确', en: 'has the wrong format' };

/** JSON lists of texts. */
export const wordListRule: TextRule = { accepts: isWordList, problem };
/** JSON lists of the codes of a region. */
export const areaRule: TextRule = {
  accepts: isArea,
  problem: { zh: '请选择现行的地区', en: 'Select a current region' },
};
/** JSON lists of order rules. */
export const ruleListRule: TextRule = { accepts: isRuleList, problem };
