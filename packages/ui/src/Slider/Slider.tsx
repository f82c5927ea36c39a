import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { useFormReset } from '../Field/useFormReset';
import { useControllable } from '../internal/state/useControllable';
import { keyedValue } from './model/sliderKeys';
import { marksWithin, shareOf, type SliderMark } from './model/sliderScale';
import * as S from './Slider.styles';

type RangeOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'size' | 'step' | 'type' | 'value'
>;

export interface SliderProps extends FieldOptions, RangeOptions {
  /** The value. Without it the slider is uncontrolled. */
  value?: number | undefined;
  /** The initial value of an uncontrolled slider. @default the least value */
  defaultValue?: number | undefined;
  /** Called with every new value. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The least value. @default 0 */
  min?: number | undefined;
  /** The greatest value. @default 100 */
  max?: number | undefined;
  /** The increment of an arrow key. Page Up and Page Down use a tenth of the range. @default 1 */
  step?: number | undefined;
  /**
   * Returns the text of a value, shown after the track and read aloud. @default the number alone
   */
  valueText?: ((value: number) => string) | undefined;
  /**
   * Labelled positions below the track, instead of the two ends. Few enough for their labels not to
   * touch.
   */
  marks?: readonly SliderMark[] | undefined;
  /** Label of the start of the track. @default the least value */
  minLabel?: string | undefined;
  /** Label of the end of the track. @default the greatest value */
  maxLabel?: string | undefined;
}

/**
 * A rough choice in a range. Renders a native range input: `className` goes to the root, every
 * other prop to the `<input>`. For exact numbers use `NumberField`.
 */
export function Slider(props: SliderProps) {
  const {
    value: controlled,
    defaultValue,
    onValueChange,
    min = 0,
    max = 100,
    step = 1,
    valueText = String,
    marks,
    minLabel,
    maxLabel,
    readOnly,
    style,
    ...field
  } = props;
  const { fieldProps, controlProps, rest } = useField(field);
  const [value, setValue, reset] = useControllable({
    value: controlled,
    initial: defaultValue ?? min,
    onChange: onValueChange,
  });

  useFormReset(controlProps.id, reset);

  // Browsers differ in the size of a page step, and ignore aria-readonly.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isComposed(event.nativeEvent)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = keyedValue(event.key, value, { min, max, step }, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value && !readOnly) setValue(next);
  };

  return (
    <Field {...fieldProps}>
      <S.Box>
        <S.Range
          {...rest}
          {...controlProps}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-readonly={readOnly || undefined}
          aria-valuetext={valueText(value)}
          style={{ ...style, '--mj-slider-share': shareOf(value, min, max) } as CSSProperties}
          onKeyDown={handleKeyDown}
          onChange={(event) => readOnly || setValue(event.target.valueAsNumber)}
        />
        <S.Value htmlFor={controlProps.id} aria-hidden>
          <bdi>{valueText(value)}</bdi>
        </S.Value>
        {marks ? (
          <SliderMarks marks={marks} min={min} max={max} />
        ) : (
          <S.Ends aria-hidden>
            <bdi>{minLabel ?? valueText(min)}</bdi>
            <bdi>{maxLabel ?? valueText(max)}</bdi>
          </S.Ends>
        )}
      </S.Box>
    </Field>
  );
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
}

/**
 * Labelled positions below the track, hidden from assistive technology, which reads the value
 * itself.
 */
function SliderMarks({ marks, min, max }: SliderMarksProps) {
  const end = (value: number) => {
    if (value === min) return 'start';
    return value === max ? 'end' : undefined;
  };
  return (
    <S.Marks aria-hidden>
      {marksWithin(marks, min, max).map(({ value, label }) => (
        <S.Mark
          key={value}
          data-end={end(value)}
          style={{ '--mj-slider-mark': shareOf(value, min, max) } as CSSProperties}
        >
          <bdi>{label}</bdi>
        </S.Mark>
      ))}
    </S.Marks>
  );
}
