import type { OrderRow } from '@mingjian/api';
import type { ChoiceFilter, ListCondition } from '@mingjian/widgets/ListFilter';

type Conditions = readonly ListCondition[];

const FIELD = 'pmId' satisfies keyof OrderRow;

/** Returns the id of the manager whose orders are searched; `null` for those of all. */
export function managerIn(conditions: Conditions): string | null {
  const found = conditions.find(({ field, operator }) => field === FIELD && operator === 'EQ');
  return typeof found?.value === 'string' ? found.value : null;
}

/** Returns the conditions with another manager, or with none for `null`. */
export function withManager(conditions: Conditions, pmId: string | null): ListCondition[] {
  const others = conditions.filter(({ field }) => field !== FIELD);
  return pmId === null ? others : [{ field: FIELD, operator: 'EQ', value: pmId }, ...others];
}

/** Texts and names of the chips of managers. */
export interface ManagerTexts {
  label: string;
  mine: string;
  /** Stands for a name that is not known, or not yet. */
  somebodyElse: string;
  ownId: string;
  /** Names by id. */
  names: ReadonlyMap<string, string>;
}

/** Returns the filter that names the manager of a condition: the reader, or somebody by name. */
export function managerFilter(
  conditions: Conditions,
  { label, mine, somebodyElse, ownId, names }: ManagerTexts,
): ChoiceFilter<OrderRow> {
  const pmId = managerIn(conditions);
  return {
    kind: 'select',
    field: FIELD,
    label,
    chipOnly: true,
    options: pmId === null ? [] : [{ key: pmId, text: names.get(pmId) ?? somebodyElse }],
    chipText: ({ operator, value }) => (operator === 'EQ' && value === ownId ? mine : undefined),
  };
}
