import type { Insertable } from 'kysely';
import type { KpiItemTable } from './tables';

type StandardItem = Omit<Insertable<KpiItemTable>, 'createdAt' | 'updatedAt'>;

const item = (
  row: Pick<StandardItem, 'code' | 'name' | 'category' | 'measure' | 'weight'> & {
    nameEn: string;
    formula: string;
    formulaEn: string;
  },
): StandardItem => ({ ...row, id: row.code, scoreMax: 100, rate: null, deletedAt: null });

/** The items that the product comes with; their weights add up to 100. */
export const standardKpiItems: readonly StandardItem[] = [
  item({
    code: 'T01',
    name: '按时完成',
    nameEn: 'On time',
    category: 1,
    measure: 'onTime',
    weight: 35,
    formula: '满分起；每项任务晚于交付时间提交，每逾期一天扣该任务 10%，按任务和持有天数加权。',
    formulaEn:
      'From full marks: 10% of a task for each day that it was submitted after the due time, ' +
      'weighted by tasks and days held.',
  }),
  item({
    code: 'Q01',
    name: '一次通过',
    nameEn: 'First-time pass',
    category: 2,
    measure: 'rework',
    weight: 30,
    formula: '满分起；审核退回一次扣该任务 20%，通过后重开扣 30%，同一任务第二次起的补充扣 10%。',
    formulaEn:
      'From full marks: 20% of a task for each return by the reviewer, 30% for each reopening, ' +
      '10% for each supplement after the first.',
  }),
  item({
    code: 'C01',
    name: '联系记录',
    nameEn: 'Contacts',
    category: 3,
    measure: 'contacts',
    weight: 15,
    formula: '履历和访谈任务各需一次联系记录，判为无法核实的各需三次；得分为已记录占应记录的比例。',
    formulaEn:
      'One logged contact for each employment and interview task, three for one that could not ' +
      'be verified: the part of them that was logged.',
  }),
  item({
    code: 'R01',
    name: '合规操作',
    nameEn: 'Compliance',
    category: 4,
    measure: 'compliance',
    weight: 20,
    formula:
      '满分起；红黄灯没有佐证每项扣 30%，电话联系未注明号码来源每次扣 10%，联系候选人要求暂不联系的单位每次扣 50%。',
    formulaEn:
      'From full marks: 30% for each red or yellow level without evidence, 10% for each call ' +
      'without the source of its number, 50% for each contact with an employer that the ' +
      'candidate asked not to contact yet.',
  }),
];
