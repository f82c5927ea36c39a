import { DangerLevelSelect, isDangerLevel } from '@mingjian/widgets/DangerLevel';
import type { FilterControlProps } from '@mingjian/widgets/ListFilter';

/** The filter of orders by danger level. An order may have any: it is about several checks. */
export function DangerFilter({ value, onValueChange, ...field }: FilterControlProps) {
  const level = Number(value);
  return (
    <DangerLevelSelect
      {...field}
      dangerType={1}
      clearable
      value={isDangerLevel(level) ? level : null}
      onValueChange={(next) => onValueChange(next === null ? null : String(next))}
    />
  );
}
