import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import { shareOf, type SliderMark } from './model/sliderScale';
import * as S from './Slider.styles';
import { SliderMarks } from './SliderMarks';

type RangeOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'size' | 'step' | 'type' | 'value'
>;

export interface SliderProps extends FieldOptions, RangeOptions {
  value: number;
  onValueChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** Returns the value in words, shown behind the track and read aloud. @default the number alone */
  valueText?: (value: number) => string;
  /** Named places below the track, instead of the two ends. Few enough that their words do not touch. */
  marks?: readonly SliderMark[];
  /** Words below the start of the track. @default the least value */
  minLabel?: string;
  /** Words below the end of the track. @default the greatest value */
  maxLabel?: string;
}

/**
 * A rough choice between two ends. Renders a native range: `className` goes to the root, every other prop to the `<input>`. Where the exact
 * number matters use `NumberField`.
 */
export function Slider({ label, hideLabel, description, error, className, id, value, onValueChange, ...options }: SliderProps) {
  const { min = 0, max = 100, step = 1, valueText = String, marks, minLabel, maxLabel, readOnly, style, ...inputProps } = options;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const field = { label, description, error, ...(hideLabel !== undefined && { hideLabel }) };

  return (
    <Field {...field} controlId={controlId} className={className}>
      <S.Box>
        <S.Range
          {...inputProps}
          {...fieldAria(controlId, field)}
          id={controlId}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-readonly={readOnly || undefined}
          aria-valuetext={valueText(value)}
          style={{ ...style, '--mj-slider-share': shareOf(value, min, max) } as CSSProperties}
          onChange={(event) => readOnly || onValueChange(event.target.valueAsNumber)}
        />
        <S.Value htmlFor={controlId} aria-hidden>
          {valueText(value)}
        </S.Value>
        {marks ? (
          <SliderMarks marks={marks} min={min} max={max} />
        ) : (
          <S.Ends aria-hidden>
            <span>{minLabel ?? valueText(min)}</span>
            <span>{maxLabel ?? valueText(max)}</span>
          </S.Ends>
        )}
      </S.Box>
    </Field>
  );
}
