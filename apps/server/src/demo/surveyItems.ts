import type { DangerType } from '@mingjian/api';
import { standardGroups } from '../features/products/standardItems';

/** A survey item that products contain. */
export interface SurveyItem {
  code: string;
  name: string;
  nameEn: string;
  dangerType: DangerType;
}

/** Returns a group of the catalogue as an item. */
function item(code: string): SurveyItem {
  const { table: name, tableEn: nameEn, dangerType } = standardGroups.get(code)!;
  return { code, name, nameEn, dangerType };
}

const IDENTITY = item('identity');
const EDUCATION = item('education');
const EMPLOYMENT = item('employment');
const INTERVIEW = item('interview');
const LITIGATION = item('litigation');
const ENFORCEMENT = item('enforcement');
const BUSINESS = item('business');
const QUALIFICATION = item('qualification');
const SOCIAL = item('social');

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
