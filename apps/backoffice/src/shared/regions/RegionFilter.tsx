import { RegionCascader } from '@mingjian/widgets/RegionCascader';
import type { FilterControlProps } from '@mingjian/widgets/ListFilter';

/** The filter of a region. Its value is one code, which finds everything in that region. */
export function RegionFilter({ value, onValueChange, ...field }: FilterControlProps) {
  return (
    <RegionCascader
      {...field}
      clearable
      changeOnSelect
      valueFormat="array"
      value={value === null ? null : [value]}
      onValueChange={(codes) => onValueChange(codes?.at(-1) ?? null)}
    />
  );
}
