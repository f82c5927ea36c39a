import { RegionCascader } from '@mingjian/widgets/RegionCascader';
import { controlOptions } from '../resourceList/controlOptions';
import type { ControlProps } from '../resourceList/listItems';

/** The control of a region in a form. Its value is the JSON text of the codes. */
export function RegionControl(props: ControlProps) {
  const { value, onChange } = props;
  return (
    <RegionCascader
      {...controlOptions(props)}
      clearable
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}
