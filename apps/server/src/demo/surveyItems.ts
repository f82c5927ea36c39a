import type { DangerType } from '@mingjian/api';

/** A survey item that products contain. */
export interface SurveyItem {
  code: string;
  name: string;
  nameEn: string;
  dangerType: DangerType;
}

const item = (code: string, name: string, nameEn: string, dangerType: DangerType): SurveyItem => ({
  code,
  name,
  nameEn,
  dangerType,
});

const IDENTITY = item('identity', '身份信息', 'Identity', 1);
const EDUCATION = item('education', '教育背景', 'Education', 1);
const EMPLOYMENT = item('employment', '工作履历', 'Employment', 1);
const INTERVIEW = item('interview', '工作表现访谈', 'Performance interview', 1);
const LITIGATION = item('litigation', '诉讼记录', 'Litigation', 2);
const ENFORCEMENT = item('enforcement', '被执行/失信', 'Enforcement', 2);
const BUSINESS = item('business', '商业利益', 'Business interest', 2);
const QUALIFICATION = item('qualification', '职业资格', 'Qualification', 1);
const SOCIAL = item('social', '公开负面', 'Public adverse media', 2);

const BASE = [IDENTITY, EDUCATION, LITIGATION];
const MIDDLE = [...BASE, ENFORCEMENT, EMPLOYMENT, EMPLOYMENT, INTERVIEW];
const DEEP = [...MIDDLE, EMPLOYMENT, BUSINESS, QUALIFICATION];

/** Survey items of the standard products, an item once for each of its stretches. */
const STANDARD_ITEMS: Readonly<Record<string, readonly SurveyItem[]>> = {
  FLASH_ID: [IDENTITY],
  FLASH_BASIC: [...BASE, ENFORCEMENT],
  STD_BASE: [...BASE, EMPLOYMENT],
  STD_MID: MIDDLE,
  STD_DEEP: DEEP,
  EXEC: [...DEEP, INTERVIEW, INTERVIEW, SOCIAL],
};

/** Returns the items of a product, by its code. A product without any is verified as one. */
export const itemsOf = (productCode: string): readonly SurveyItem[] =>
  STANDARD_ITEMS[productCode] ?? [IDENTITY];
