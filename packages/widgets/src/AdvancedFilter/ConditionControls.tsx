import type { KeyboardEvent } from 'react';
import { IconButton, Select, Switch, useTexts, isComposed } from '@mingjian/ui';
import { Copy, GripVertical, Trash2 } from 'lucide-react';
import type { DatePreset } from '../DateRangePicker';
import { filterTexts } from '../ListFilter';
import type { ListOperator } from '../internal/list/query';
import type { RowHandleProps } from '../internal/useRowDrag';
import { advancedFilterTexts } from './advancedFilter.texts';
import { operatorsOf, type AdvancedField } from './model/advancedField';
import type { ConditionDraft } from './model/conditionDraft';
import {
  goneOptions,
  refusalOf,
  valuesOf,
  type ConditionProblem,
  type ConditionProblems,
} from './model/problems';
import type { FilterActions } from './useAdvancedFilter';
import { ValueEditor } from './ValueEditor';

export interface ConditionControlsProps {
  condition: ConditionDraft;
  /** Accessible name of the condition, with its position. */
  name: string;
  /** Position in the list, from 0. */
  index: number;
  /** The problems to show, `null` for none. */
  problems: ConditionProblems | null;
  actions: FilterActions;
  fields: readonly AdvancedField[];
  ranges: readonly DatePreset[];
  today: string;
  valueLimit: number;
  handleProps(id: number): RowHandleProps;
}

/** The controls of one condition: handle, field, operator, value and actions, as a group. */
export function ConditionControls({
  condition,
  name,
  index,
  problems,
  actions,
  fields,
  ranges,
  today,
  valueLimit,
  handleProps,
}: ConditionControlsProps) {
  const t = useTexts(advancedFilterTexts);
  const { id, isOff, operator, value } = condition;
  const field = fields.find((one) => one.field === condition.field);
  const textOf = (problem: ConditionProblem | undefined) => {
    if (problem === 'tooManyValues') return t.tooManyValues(valueLimit);
    if (problem === 'refused')
      return operator === null ? undefined : refusalOf(field, valuesOf({ operator, value }));
    return problem && t[problem];
  };
  const gone = goneOptions(condition, fields);

  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    actions.move(id, index + by);
  };
  return (
    <div role="group" aria-label={name}>
      <IconButton
        {...handleProps(id)}
        data-handle
        icon={GripVertical}
        label={t.move(name)}
        aria-description={t.moveHint}
        onKeyDown={handleKeyDown}
      />
      <div data-part="field">
        <FieldSelect
          condition={condition}
          fields={fields}
          error={textOf(problems?.field)}
          onValueChange={(next) => actions.setField(id, next)}
        />
      </div>
      <div data-part="operator">
        <OperatorSelect
          condition={condition}
          field={field}
          error={textOf(problems?.operator)}
          onValueChange={(next) => actions.setOperator(id, next)}
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
            onChange={(next) => actions.setValue(id, next)}
          />
        )}
      </div>
      <div data-tools>
        <Switch
          label={t.enabled(name)}
          hideLabel
          checked={!isOff}
          onValueChange={(checked) => actions.setOff(id, !checked)}
        />
        <IconButton icon={Copy} label={t.clone(name)} onClick={() => actions.clone(id)} />
        <IconButton icon={Trash2} label={t.remove(name)} onClick={() => actions.remove(id)} />
      </div>
    </div>
  );
}

interface FieldSelectProps {
  condition: ConditionDraft;
  fields: readonly AdvancedField[];
  error: string | undefined;
  onValueChange(field: string | null): void;
}

/** The field of a condition. One that no longer exists stays selected, and is named as such. */
function FieldSelect({ condition, fields, error, onValueChange }: FieldSelectProps) {
  const t = useTexts(advancedFilterTexts);
  const { field } = condition;
  const isKnown = field === null || fields.some((one) => one.field === field);
  return (
    <Select
      label={t.field}
      hideLabel
      required
      placeholder={t.field}
      options={[
        ...fields.map((one) => ({ value: one.field, label: one.label })),
        ...(isKnown ? [] : [{ value: field, label: t.gone(field) }]),
      ]}
      value={field}
      disabled={condition.isOff}
      error={error}
      onValueChange={onValueChange}
    />
  );
}

interface OperatorSelectProps {
  condition: ConditionDraft;
  field: AdvancedField | undefined;
  error: string | undefined;
  onValueChange(operator: ListOperator | null): void;
}

/** The operator of a condition. One that the field no longer offers stays selected. */
function OperatorSelect({ condition, field, error, onValueChange }: OperatorSelectProps) {
  const t = useTexts(advancedFilterTexts);
  const labels = useTexts(filterTexts);
  const { operator } = condition;
  const offered = field ? operatorsOf(field) : [];
  const isOffered = operator === null || offered.includes(operator);
  return (
    <Select<ListOperator>
      label={t.operator}
      hideLabel
      required
      placeholder={t.operator}
      options={(isOffered ? offered : [...offered, operator]).map((one) => ({
        value: one,
        label: labels[one],
      }))}
      value={operator}
      disabled={condition.isOff || !field}
      error={error}
      onValueChange={onValueChange}
    />
  );
}
