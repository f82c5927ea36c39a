import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The accessible name, always required. Use `hideLabel` in a table row. */
  label: string;
  /**
   * Whether the label is for assistive technology only.
   * @default false
   */
  hideLabel?: boolean;
  /** Description below the label, announced with the box. For a disabled box, give the reason. */
  description?: ReactNode;
  /**
   * Whether some but not all of the represented items are selected.
   * @default false
   */
  indeterminate?: boolean;
}

/**
 * A native checkbox with its label. `className` goes to the `<label>`; every other prop to the
 * `<input>`.
 */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  indeterminate = false,
  className,
  ref,
  ...inputProps
}: CheckboxProps) {
  const id = useId();
  const boxRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(boxRef, ref), [ref]);

  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = indeterminate;
  }, [indeterminate, inputProps.checked]);

  const described = description != null && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [inputProps['aria-describedby'], `${id}-description`]
      .filter(Boolean)
      .join(' '),
  };

  return (
    <S.Root {...(className ? { className } : {})}>
      <S.Box {...inputProps} {...described} ref={mergedRef} type="checkbox" />
      <S.Text>
        <S.Label id={`${id}-label`} data-hidden={hideLabel || undefined}>
          {label}
        </S.Label>
        {description != null && (
          <S.Description id={`${id}-description`}>{description}</S.Description>
        )}
      </S.Text>
    </S.Root>
  );
}
