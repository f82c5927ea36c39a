import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { FormValue } from '../Field/FormValue';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { Affix, affixAria, type AffixOptions } from '../internal/affix/Affix';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import { formatNumber } from './model/numberText';
import * as S from './NumberField.styles';
import { numberFieldTexts } from './NumberField.texts';
import { numberKeys } from './numberKeys';
import { useNumberText } from './useNumberText';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  | 'defaultValue'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'onChange'
  | 'prefix'
  | 'role'
  | 'size'
  | 'step'
  | 'type'
  | 'value'
>;

export interface NumberFieldProps extends BoxedFieldOptions, AffixOptions, InputOptions {
  /** The number, or `null` for an empty field. Without it the field is uncontrolled. */
  value?: number | null | undefined;
  /** The initial number of an uncontrolled field. @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called while typing with every number within the limits, and on blur with the adjusted number.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** @default the least safe integer */
  min?: number | undefined;
  /** @default the greatest safe integer */
  max?: number | undefined;
  /**
   * The increment of an arrow key; Page Up and Page Down use ten times that.
   * @default 1
   */
  step?: number | undefined;
  /** Number of decimals, always shown. @default as many as the number has */
  precision?: number | undefined;
  /**
   * Whether thousands are separated by commas. Not for years and codes.
   * @default true
   */
  grouping?: boolean | undefined;
}

/**
 * A labelled input for one number, which can be typed, pasted or stepped. `className` goes to the
 * root; every other prop to the `<input>`. For a rough choice in a range use `Slider`.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value: controlled,
    defaultValue = null,
    onValueChange,
    prefix,
    suffix,
    name,
    min = Number.MIN_SAFE_INTEGER,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    precision,
    grouping = true,
    ref,
    ...field
  } = props;
  const { disabled = false, readOnly = false, onBlur, onKeyDown } = field;
  const t = useTexts(numberFieldTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref]);
  const rules = { min, max, precision, grouping };
  const [value, setValue, reset] = useControllable<number | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const entry = useNumberText({ value, onValueChange: setValue, rules, step });
  const isFixed = disabled || readOnly;
  const { fieldProps, controlProps, rest } = useField({
    ...field,
    error: field.error ?? (entry.note === 'unreadable' ? t.unreadable : undefined),
  });
  const { id } = controlProps;
  const affix = affixAria(id, props, controlProps['aria-describedby']);

  useFocusedWheel(inputRef, (direction) => isFixed || entry.move(direction));

  const { commit, move } = entry;
  const keys = numberKeys({ commit, move, isFixed, onKeyDown, onBlur });

  return (
    <Field {...fieldProps}>
      <S.Frame>
        <S.Box data-framed={affix.hasAffix || undefined}>
          <Affix side="prefix" controlId={id}>
            {prefix}
          </Affix>
          <S.Input
            autoComplete="off"
            {...rest}
            {...controlProps}
            aria-describedby={affix.describedBy}
            ref={mergedRef}
            required={fieldProps.required}
            role="spinbutton"
            inputMode="decimal"
            aria-valuenow={value ?? undefined}
            aria-valuemin={props.min}
            aria-valuemax={props.max}
            value={entry.text}
            onChange={(event) => entry.setText(event.target.value)}
            {...keys}
          />
          <Affix side="suffix" controlId={id}>
            {suffix}
          </Affix>
          {!isFixed && (
            <StepArrows
              canRaise={(value ?? min) < max}
              canLower={(value ?? max) > min}
              onStep={move}
            />
          )}
        </S.Box>
        <S.Note role="status">
          {entry.note && entry.note !== 'unreadable' && t[entry.note](formatNumber(value, rules))}
        </S.Note>
        <FormValue
          controlId={id}
          name={name}
          value={value}
          form={rest.form}
          disabled={disabled}
          onReset={reset}
        />
      </S.Frame>
    </Field>
  );
}

interface StepArrowsProps {
  canRaise: boolean;
  canLower: boolean;
  onStep: (count: 1 | -1) => void;
}

/**
 * Two small arrows for the mouse. They are hidden from keyboard and assistive technology, which use
 * the arrow keys.
 */
function StepArrows({ canRaise, canLower, onStep }: StepArrowsProps) {
  return (
    <S.Arrows aria-hidden onPointerDown={(event) => event.preventDefault()}>
      <S.Arrow type="button" tabIndex={-1} disabled={!canRaise} onClick={() => onStep(1)}>
        <Icon icon={ChevronUp} />
      </S.Arrow>
      <S.Arrow type="button" tabIndex={-1} disabled={!canLower} onClick={() => onStep(-1)}>
        <Icon icon={ChevronDown} />
      </S.Arrow>
    </S.Arrows>
  );
}

/**
 * Calls `onTurn` with 1 (up) or -1 (down) for each wheel event over the focused element; otherwise
 * the page scrolls. React's own wheel events are passive and could not prevent scrolling.
 */
function useFocusedWheel(ref: RefObject<HTMLElement | null>, onTurn: (direction: 1 | -1) => void) {
  const latestRef = useRef(onTurn);

  useEffect(() => {
    latestRef.current = onTurn;
  }, [onTurn]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      if (document.activeElement !== element || event.deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      latestRef.current(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [ref]);
}
