import { useEffect, useState, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { RuleGroupType } from 'react-querybuilder';
import { enter, FIELDS, OPERATORS, type Condition } from './conditions';

export const fields = FIELDS.map(({ field, label }) => ({ name: field, label }));
export const operators = OPERATORS.map(([name, label]) => ({ name, label }));

let values: RuleGroupType;

export const groupOf = (conditions: readonly Condition[]): RuleGroupType => ({
  combinator: 'or',
  rules: conditions.map(({ id, field, operator, value }) => ({
    id: String(id),
    field,
    operator,
    value,
  })),
});

/** Keeps the present conditions for the bench. */
export function useQuery(conditions: readonly Condition[]) {
  const state = useState(() => groupOf(conditions));
  const [query] = state;
  useEffect(() => void (values = query), [query]);
  return state;
}

export const valuesOf = () =>
  values.rules.map((rule) => (typeof rule === 'object' && 'value' in rule ? rule.value : ''));

let root: Root;

/** Enters a page of the query builder. */
export function enterQueryPage(Page: ComponentType<{ conditions: readonly Condition[] }>): void {
  enter({
    mount(host, conditions) {
      root = createRoot(host);
      flushSync(() => root.render(<Page conditions={conditions} />));
    },
    unmount: () => root.unmount(),
    values: valuesOf,
    row: '.rule',
    input: 'input.rule-value',
  });
}
