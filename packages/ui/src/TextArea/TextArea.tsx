import {
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
} from 'react';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './TextArea.styles';
import { TextCount, useTextLength } from './TextCount';

export interface TextAreaProps extends FieldOptions, ComponentPropsWithRef<'textarea'> {
  /**
   * Whether to show the number of typed characters. Needs `maxLength`.
   * @default false
   */
  count?: boolean;
  /**
   * Whether it grows with its text, from `rows` up to most of the window's height.
   * @default false
   */
  autoGrow?: boolean;
}

/**
 * A labelled input of several lines. `className` goes to the root; every other prop to the
 * `<textarea>`. For one line use `TextField`.
 */
export function TextArea({
  count,
  autoGrow,
  ref,
  rows = 5,
  maxLength,
  style,
  onChange,
  ...field
}: TextAreaProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMemo(() => mergeRefs(areaRef, ref), [ref]);
  const { length, measure } = useTextLength(areaRef, rest.value);
  const counts = count && maxLength !== undefined;
  const countId = `${controlProps.id}-count`;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    measure();
    onChange?.(event);
  };

  return (
    <Field
      {...fieldProps}
      aside={counts && <TextCount id={countId} length={length} max={maxLength} />}
    >
      <S.Area
        {...rest}
        {...controlProps}
        aria-describedby={
          [controlProps['aria-describedby'], counts && countId].filter(Boolean).join(' ') ||
          undefined
        }
        ref={mergedRef}
        required={fieldProps.required}
        rows={rows}
        maxLength={maxLength}
        data-grows={autoGrow || undefined}
        style={autoGrow ? ({ ...style, '--mj-text-area-rows': rows } as CSSProperties) : style}
        onChange={handleChange}
      />
    </Field>
  );
}
