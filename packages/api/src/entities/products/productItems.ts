import { array, number, object, string } from 'yup';
import type { ProductField, ProductGroup } from './product';

const LABEL_TYPES = ['input', 'select', 'switch', 'data', 'datarange', 'dateRange'] as const;
const shortText = () => string().max(200).defined();
const optionalText = () => string().max(500).nullable();
const flagValue = () => number().oneOf([0, 1]).defined();

const groupList = array(
  object({
    table: shortText(),
    tableEn: shortText(),
    groupCode: string().max(64).defined(),
    orderNo: number().defined(),
    dataForm: array(
      object({
        key: string().max(128).min(1).required(),
        title: shortText(),
        labelCh: shortText(),
        labelEn: shortText(),
        labelType: string().oneOf(LABEL_TYPES).defined(),
        dicCode: string().max(64).nullable(),
        isOpen: flagValue(),
        labelCode: optionalText(),
        labelRemark: optionalText(),
        labelSort: number().nullable(),
        labelValue1: optionalText(),
        labelValue2: optionalText(),
        labelValue3: optionalText(),
        visibleFlag2: flagValue(),
        orderNum: number().integer().defined(),
      }).noUnknown(),
    )
      .max(500)
      .defined(),
  }).noUnknown(),
)
  .max(100)
  .defined();

/** Returns the groups of a stored text; `undefined` for one that holds something else. */
export function readGroups(itemList: string): ProductGroup[] | undefined {
  try {
    return groupList.validateSync(JSON.parse(itemList), { strict: true }) as ProductGroup[];
  } catch {
    return undefined;
  }
}

/** Why a group or an item cannot be published. */
export interface ItemProblem {
  /** Chinese name of the group, or its code where it has none. */
  group: string;
  /** Title of the item, or its key; `undefined` for a problem of the group. */
  item?: string;
  problem: 'required' | 'repeated' | 'order' | 'empty';
}

/** Returns why groups of survey items cannot be published. */
export function itemProblems(groups: readonly ProductGroup[]): ItemProblem[] {
  const codes = new Set<string>();
  const keys = new Set<string>();
  return groups.flatMap((group) => [
    ...problemsOfGroup(group, codes).map((problem) => ({ group: nameOf(group), problem })),
    ...group.dataForm.flatMap((item) =>
      problemsOfItem(item, keys).map((problem) => ({
        group: nameOf(group),
        item: item.title || item.key,
        problem,
      })),
    ),
  ]);
}

const nameOf = ({ table, groupCode }: ProductGroup) => table || groupCode;
const isBlank = (text: string | null) => (text ?? '').trim() === '';

function problemsOfGroup(group: ProductGroup, codes: Set<string>): ItemProblem['problem'][] {
  const { table, tableEn, groupCode, orderNo, dataForm } = group;
  const isNumbered = Number.isInteger(orderNo) && orderNo >= 1 && orderNo <= 100;
  const isRepeated = codes.has(groupCode);
  codes.add(groupCode);
  return [
    ...([table, tableEn, groupCode].some(isBlank) ? (['required'] as const) : []),
    ...(isRepeated ? (['repeated'] as const) : []),
    ...(isNumbered ? [] : (['order'] as const)),
    ...(dataForm.length === 0 ? (['empty'] as const) : []),
  ];
}

function problemsOfItem(item: ProductField, keys: Set<string>): ItemProblem['problem'][] {
  const { key, title, labelCh, labelEn, labelType, dicCode } = item;
  const lacksText = [title, labelCh, labelEn].some(isBlank);
  const isRepeated = keys.has(key);
  keys.add(key);
  return [
    ...(lacksText || (labelType === 'select' && isBlank(dicCode)) ? (['required'] as const) : []),
    ...(isRepeated ? (['repeated'] as const) : []),
  ];
}
