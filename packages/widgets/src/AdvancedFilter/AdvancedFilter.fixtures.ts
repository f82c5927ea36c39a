import type { ComboboxOption } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import { dateOfDay, dayNumber } from '../internal/calendar/model/days';
import { STATUSES } from '../internal/list/orders.fixtures';
import type { AdvancedField } from './model/advancedField';
import { SAVED_PAGE_SIZE, type SavedFilter, type SavedFilterStore } from './model/savedFilter';

const PEOPLE: readonly ComboboxOption[] = [
  { value: 'u7', label: '欧阳若兰' },
  { value: 'u8', label: '林晓' },
  { value: 'u9', label: '周明远' },
];

/** The fields of an order list. */
export const ADVANCED_FIELDS: readonly AdvancedField[] = [
  { kind: 'text', field: 'orderNo', label: '订单编号' },
  { kind: 'text', field: 'userName', label: '候选人' },
  { kind: 'select', field: 'orderStatus', label: '状态', options: STATUSES },
  { kind: 'date', field: 'orderTime', label: '下单时间' },
  { kind: 'date', field: 'dueDay', label: '到期日', precision: 'day' },
  { kind: 'money', field: 'fee', label: '费用' },
  { kind: 'number', field: 'itemCount', label: '项目数' },
  {
    kind: 'lookup',
    field: 'managerId',
    label: '项目经理',
    load: async (text) => PEOPLE.filter(({ label }) => label.includes(text)),
    options: PEOPLE.map(({ value, label }) => ({ key: value, text: label })),
  },
];

const days = (key: string, label: string, first: number, last: number): DatePreset => ({
  key,
  label,
  spanOn: (today) => ({
    from: dateOfDay(dayNumber(today) + first),
    to: dateOfDay(dayNumber(today) + last),
  }),
});

/** Some ranges relative to today. */
export const RANGES: readonly DatePreset[] = [
  days('TODAY', '今天', 0, 0),
  days('YESTERDAY', '昨天', -1, -1),
  days('LAST_7_DAYS', '最近7天', -6, 0),
];

/** Stored filters: a usable one, one whose field and option are gone, and a broken one. */
export const SAVED: readonly SavedFilter[] = [
  {
    id: 'f1',
    name: '本周超时',
    filterParam:
      '[{"field":"orderStatus","operator":"IN","value":["50"]},{"field":"orderTime","operator":"DYNAMIC","value":"LAST_7_DAYS"}]',
    filterType: 'and',
  },
  {
    id: 'f2',
    name: '旧流程',
    filterParam:
      '[{"field":"flowName","operator":"EQ","value":"A"},{"field":"orderStatus","operator":"EQ","value":"99"}]',
    filterType: 'or',
    scope: 'team',
    owner: '周明远',
  },
  { id: 'f3', name: '损坏的筛选', filterParam: '{"oops":', filterType: 'or' },
];

/** A store in memory. */
export function savedStore(initial: readonly SavedFilter[] = SAVED): SavedFilterStore & {
  current(): readonly SavedFilter[];
} {
  let filters = initial;
  return {
    hasTeam: true,
    current: () => filters,
    list: async ({ page, pageSize }) => ({
      content: filters.slice((page - 1) * pageSize, page * pageSize),
      total: filters.length,
    }),
    async save({ id = `f${filters.length + 1}`, ...draft }) {
      const saved = { ...filters.find((one) => one.id === id), ...draft, id };
      filters = filters.some((one) => one.id === id)
        ? filters.map((one) => (one.id === id ? saved : one))
        : [...filters, saved];
      return saved;
    },
    async rename(filter, name) {
      const renamed = { ...filter, name };
      filters = filters.map((one) => (one.id === filter.id ? renamed : one));
      return renamed;
    },
    async remove(id) {
      filters = filters.filter((one) => one.id !== id);
    },
    async reorder(ids) {
      filters = [
        ...ids.map((id) => filters.find((one) => one.id === id)!),
        ...filters.filter(({ id }) => !ids.includes(id)),
      ];
    },
  };
}

/** More filters than one page. */
export const MANY_SAVED: readonly SavedFilter[] = Array.from(
  { length: SAVED_PAGE_SIZE + 3 },
  (_, index) => ({ ...SAVED[0]!, id: `m${index}`, name: `常用筛选 ${index + 1}` }),
);
