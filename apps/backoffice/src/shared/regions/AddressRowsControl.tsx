import { addressRowsIn } from '@mingjian/api';
import { RegionRows } from '@mingjian/widgets/RegionRows';
import type { ControlProps } from '../resourceList/listItems';

/** The control of rows of a province and its cities. Its value is their JSON text. */
export function AddressRowsControl({ field, id, value, onChange, error, readOnly }: ControlProps) {
  return (
    <RegionRows
      id={id}
      label={field.label}
      description={field.description}
      readOnly={readOnly}
      error={error}
      value={(typeof value === 'string' && addressRowsIn(value)) || NONE}
      onValueChange={(rows) => onChange(rows.length > 0 ? JSON.stringify(rows) : null)}
    />
  );
}

const NONE: readonly never[] = [];
