import { addressRowsRule, type RuleProblem, type TextRule } from '@mingjian/api';
import {
  isAddressRows,
  isArea,
  isFileList,
  isHistory,
  isPictures,
  isRuleList,
  isWordList,
} from './acceptedTexts';

/** JSON is made by programs, so its message need not help anybody to type it. */
const problem: RuleProblem = { zh: '格式不正确', en: 'has the wrong format' };

/** JSON lists of texts. */
export const wordListRule: TextRule = { accepts: isWordList, problem };
/** JSON lists of the codes of a region. */
export const areaRule: TextRule = {
  accepts: isArea,
  problem: { zh: '请选择现行的地区', en: 'Select a current region' },
};
/** JSON lists of provinces with cities. */
export const currentAddressRowsRule: TextRule = {
  accepts: isAddressRows,
  problem: addressRowsRule.problem,
};
/** JSON lists of a candidate's schools. */
export const educationRule: TextRule = {
  accepts: (text) => isHistory(text, 'school', ['major', 'degree']),
  problem,
};
/** JSON lists of a candidate's jobs. */
export const employmentRule: TextRule = {
  accepts: (text) => isHistory(text, 'employer', ['jobTitle']),
  problem,
};
/** JSON lists of order rules. */
export const ruleListRule: TextRule = { accepts: isRuleList, problem };
/** JSON lists of files. */
export const fileListRule: TextRule = { accepts: isFileList, problem };
/** JSON lists of the paths of pictures. */
export const picturesRule: TextRule = { accepts: isPictures, problem };
