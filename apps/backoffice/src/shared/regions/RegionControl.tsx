import { RegionCascader } from '@mingjian/widgets/RegionCascader';
import type { ControlProps } from '../resourceList/listItems';

/** The control of a region in a form. Its value is the JSON text of the codes. */
export function RegionControl({ field, id, value, onChange, error, readOnly }: ControlProps) {
  return (
    <RegionCascader
      id={id}
      label={field.label}
      description={field.description}
      required={field.required}
      clearable
      readOnly={readOnly}
      error={error}
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}
