import {
  useId,
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
} from 'react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import { mergeRefs } from '../internal/mergeRefs';
import * as S from './TextArea.styles';
import { TextCount } from './TextCount';
import { useTextLength } from './useTextLength';

export interface TextAreaProps extends FieldOptions, ComponentPropsWithRef<'textarea'> {
  /**
   * Whether to show how many characters are typed. Needs `maxLength`.
   * @default false
   */
  count?: boolean;
  /**
   * Whether it grows with its text, from `rows` up to most of the window.
   * @default false
   */
  autoGrow?: boolean;
}

/**
 * A labelled input of several lines. `className` goes to the root; every other prop to the
 * `<textarea>`. For one line use `TextField`.
 */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  note,
  className,
  id,
  count,
  autoGrow,
  ref,
  ...areaProps
}: TextAreaProps) {
  const { rows = 5, maxLength, style, onChange, ...rest } = areaProps;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMemo(() => mergeRefs(areaRef, ref), [ref]);
  const { length, measure } = useTextLength(areaRef, rest.value);
  const field = { label, description, error, note, ...(hideLabel !== undefined && { hideLabel }) };
  const aria = fieldAria(controlId, field);
  const counts = count && maxLength !== undefined;
  const countId = `${controlId}-count`;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    measure();
    onChange?.(event);
  };

  return (
    <Field
      {...field}
      controlId={controlId}
      required={rest.required}
      className={className}
      aside={counts && <TextCount id={countId} length={length} most={maxLength} />}
    >
      <S.Area
        {...rest}
        {...aria}
        aria-describedby={
          [aria['aria-describedby'], counts && countId].filter(Boolean).join(' ') || undefined
        }
        ref={mergedRef}
        id={controlId}
        rows={rows}
        maxLength={maxLength}
        data-grows={autoGrow || undefined}
        style={autoGrow ? ({ ...style, '--mj-text-area-rows': rows } as CSSProperties) : style}
        onChange={handleChange}
      />
    </Field>
  );
}
