import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { IconButton, Select, Switch, useTexts } from '@mingjian/ui';
import { Copy, GripVertical, Trash2 } from 'lucide-react';
import type { DatePreset } from '../DateRangePicker';
import { filterTexts } from '../ListFilter';
import type { ListOperator } from '../internal/list/query';
import { advancedFilterTexts } from './advancedFilter.texts';
import { operatorsOf, type AdvancedField } from './model/advancedField';
import type { ConditionDraft } from './model/conditionDraft';
import { goneOptions, type ConditionProblem } from './model/problems';
import type { AdvancedFilterState } from './useAdvancedFilter';
import { ValueEditor } from './ValueEditor';

export interface ConditionRowProps {
  condition: ConditionDraft;
  /** Position in the list, from 0. */
  index: number;
  filter: AdvancedFilterState;
  fields: readonly AdvancedField[];
  ranges: readonly DatePreset[];
  today: string;
  valueLimit: number;
  handleProps: ComponentPropsWithRef<'button'>;
  /** Drop position of the dragged condition: before or after this one. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
}

/** One condition: handle, field, operator, value and actions. Renders an `<li>`. */
export function ConditionRow({
  condition,
  index,
  filter,
  fields,
  ranges,
  today,
  valueLimit,
  handleProps,
  drop,
  isDragged,
}: ConditionRowProps) {
  const t = useTexts(advancedFilterTexts);
  const operators = useTexts(filterTexts);
  const { id, isOff, operator, value } = condition;
  const name = t.condition(index + 1);
  const field = fields.find((one) => one.field === condition.field);
  const problems = filter.problemsOf(condition);
  const textOf = (problem: ConditionProblem | undefined) =>
    problem && (problem === 'tooManyValues' ? t.tooManyValues(valueLimit) : t[problem]);
  const gone = goneOptions(condition, fields);
  const rowRef = useFocusOn(filter.focus.id === id ? filter.focus.turn : 0);

  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    filter.move(id, index + by);
  };
  const offered = field ? operatorsOf(field) : [];
  return (
    <li
      ref={rowRef}
      data-row
      data-off={isOff || undefined}
      data-drop={drop}
      data-dragged={isDragged || undefined}
    >
      <div role="group" aria-label={name}>
        <IconButton
          {...handleProps}
          data-handle
          icon={GripVertical}
          label={t.move(name)}
          aria-description={t.moveHint}
          onKeyDown={handleKeyDown}
        />
        <div data-part="field">
          <Select
            label={t.field}
            hideLabel
            required
            placeholder={t.field}
            options={[
              ...fields.map((one) => ({ value: one.field, label: one.label })),
              ...(condition.field !== null && !field
                ? [{ value: condition.field, label: t.gone(condition.field) }]
                : []),
            ]}
            value={condition.field}
            disabled={isOff}
            error={textOf(problems?.field)}
            onValueChange={(next) => filter.setField(id, next)}
          />
        </div>
        <div data-part="operator">
          <Select<ListOperator>
            label={t.operator}
            hideLabel
            required
            placeholder={t.operator}
            options={[
              ...offered,
              ...(operator !== null && !offered.includes(operator) ? [operator] : []),
            ].map((one) => ({ value: one, label: operators[one] }))}
            value={operator}
            disabled={isOff || !field}
            error={textOf(problems?.operator)}
            onValueChange={(next) => filter.setOperator(id, next)}
          />
        </div>
        <div data-part="value">
          {field && operator !== null && (
            <ValueEditor
              // Another field or operator takes another value: the typed text goes with it.
              key={`${field.field} ${operator}`}
              field={field}
              operator={operator}
              value={value}
              error={
                textOf(problems?.value) ??
                (gone.length > 0 ? t.goneOptions(gone.join('、')) : undefined)
              }
              ranges={ranges}
              today={today}
              valueLimit={valueLimit}
              disabled={isOff}
              onChange={(next) => filter.setValue(id, next)}
            />
          )}
        </div>
        <div data-tools>
          <Switch
            label={t.enabled(name)}
            hideLabel
            checked={!isOff}
            onValueChange={(checked) => filter.setOff(id, !checked)}
          />
          <IconButton icon={Copy} label={t.clone(name)} onClick={() => filter.clone(id)} />
          <IconButton icon={Trash2} label={t.remove(name)} onClick={() => filter.remove(id)} />
        </div>
      </div>
    </li>
  );
}

/** Returns the ref of a row whose field takes focus at each new turn. */
function useFocusOn(turn: number) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (turn > 0) ref.current?.querySelector<HTMLElement>('[data-part="field"] button')?.focus();
  }, [turn]);
  return ref;
}
