import { useEffect, useMemo, useRef } from 'react';
import { ToggleField } from '../Field/ToggleField';
import { useToggle, type ToggleOptions } from '../Field/useToggle';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './Checkbox.styles';

export interface CheckboxProps extends ToggleOptions {
  /**
   * Whether some but not all of the represented items are selected.
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox with its label. `className` goes to the root; every other prop to the
 * `<input>`. With `hideLabel` it selects a table row.
 */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const { fieldProps, inputProps } = useToggle(props);
  const boxRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(boxRef, ref), [ref]);

  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = indeterminate;
  }, [indeterminate, inputProps.checked]);

  return (
    <ToggleField field={fieldProps} kind="checkbox">
      <S.Box {...inputProps} ref={mergedRef} />
    </ToggleField>
  );
}
