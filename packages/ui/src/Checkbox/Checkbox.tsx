import { useEffect, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../internal/mergeRefs';
import * as S from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Always present: the accessible name. Use `hideLabel` in a table row. */
  label: string;
  /**
   * Keep the label for assistive technology only.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Whether some but not all of what it stands for is chosen.
   * @default false
   */
  indeterminate?: boolean;
}

/** A native checkbox with its label. `className` goes to the `<label>`; every other prop to the `<input>`. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, className, ref, ...inputProps }: CheckboxProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(boxRef, ref), [ref]);

  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = indeterminate;
  }, [indeterminate, inputProps.checked]);

  return (
    <S.Root {...(className ? { className } : {})}>
      <S.Box {...inputProps} ref={mergedRef} type="checkbox" />
      <S.Label data-hidden={hideLabel || undefined}>{label}</S.Label>
    </S.Root>
  );
}
