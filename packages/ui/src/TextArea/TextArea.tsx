import {
  useMemo,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
} from 'react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { joinIds } from '../Field/fieldAria';
import { useField } from '../Field/useField';
import { mergeRefs } from '../internal/events/mergeRefs';
import { textChange, type TextChangeOptions } from '../internal/events/textChange';
import * as S from './TextArea.styles';
import { TextCount, useTextLength } from './TextCount';
import { useGrowth } from './useGrowth';

export interface TextAreaProps
  extends BoxedFieldOptions, TextChangeOptions, ComponentPropsWithRef<'textarea'> {
  /**
   * Whether to show the number of typed characters. Needs `maxLength`.
   * @default false
   */
  count?: boolean | undefined;
  /**
   * Whether it grows with its text, from `rows` up to most of the window's height.
   * @default false
   */
  autoGrow?: boolean | undefined;
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
  onValueChange,
  ...field
}: TextAreaProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMemo(() => mergeRefs(areaRef, ref), [ref]);
  const { length, measure } = useTextLength(areaRef, rest.value);
  const grow = useGrowth(areaRef, autoGrow);
  const counts = count && maxLength !== undefined;
  const countId = `${controlProps.id}-count`;

  const reportText = textChange(onChange, onValueChange);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    measure();
    grow();
    reportText(event);
  };

  return (
    <Field
      {...fieldProps}
      aside={counts && <TextCount id={countId} length={length} max={maxLength} />}
    >
      <S.Area
        {...rest}
        {...controlProps}
        aria-describedby={joinIds(controlProps['aria-describedby'], counts && countId)}
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
