import { useEffect, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { Check, X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useClipped } from '../internal/overflow/useClipped';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Steps.styles';
import { stepsTexts } from './Steps.texts';

/** `current` waits for a person; `loading` is current too, while work runs without a person. */
export type StepState = 'done' | 'current' | 'loading' | 'todo' | 'failed';

export interface StepItem {
  key: string;
  label: string;
  state: StepState;
  /** A short text below: a date, a person. */
  note?: string | undefined;
}

export interface StepsProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the bar. */
  label: string;
  steps: readonly StepItem[];
  /**
   * Key of the step whose content is shown, which may differ from the current one; `null` for none.
   * Without it the bar is uncontrolled.
   */
  value?: string | null | undefined;
  /** Key of the initially selected step. Its presence makes each step a button. */
  defaultValue?: string | undefined;
  /** Called with the key of the selected step. Its presence makes each step a button. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Size of the bar. `small` is a slim rail, for the head of a record.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * The progress of a fixed process. Renders a `<nav>` with an `<ol>`. Steps that do not fit scroll,
 * with the selected or current one in view. The end of `loading` is not announced: use a
 * `LiveRegion` of the page.
 */
export function Steps({
  label,
  steps,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  ref,
  ...rest
}: StepsProps) {
  const [selected, setSelected] = useControllable<string | null>({
    value,
    initial: defaultValue ?? null,
    onChange: (key) => key !== null && onValueChange?.(key),
  });
  const isSelectable = onValueChange !== undefined || defaultValue !== undefined;
  const rootRef = useRef<HTMLElement>(null);
  const { ref: clippedRef, isClipped } = useClipped(steps);
  const mergedRef = useMemo(() => mergeRefs(rootRef, clippedRef, ref), [clippedRef, ref]);
  const keyInView = selected ?? steps.find(isActive)?.key;

  useEffect(() => {
    const root = rootRef.current;
    const item = root?.querySelector<HTMLElement>('[data-in-view]');
    if (!root || !item) return;
    const center = () => {
      root.scrollLeft = item.offsetLeft - (root.clientWidth - item.offsetWidth) / 2;
    };
    center();
    // A font that loads late changes the widths of the steps.
    const observer = new ResizeObserver(center);
    for (const step of root.querySelectorAll('li')) observer.observe(step);
    return () => observer.disconnect();
  }, [keyInView]);

  return (
    <S.Root
      aria-label={label}
      {...(isClipped && !isSelectable && { tabIndex: 0 })}
      {...rest}
      ref={mergedRef}
      data-size={size}
    >
      <S.List>
        {steps.map((step, index) => (
          <S.Item
            key={step.key}
            data-state={step.state}
            data-in-view={step.key === keyInView || undefined}
          >
            <StepView
              step={step}
              number={index + 1}
              pressed={step.key === selected}
              onSelect={isSelectable ? setSelected : undefined}
            />
          </S.Item>
        ))}
      </S.List>
    </S.Root>
  );
}

const isActive = ({ state }: StepItem) => state === 'current' || state === 'loading';

interface StepViewProps {
  step: StepItem;
  number: number;
  pressed: boolean;
  onSelect: ((key: string) => void) | undefined;
}

function StepView({ step, number, pressed, onSelect }: StepViewProps) {
  const t = useTexts(stepsTexts);
  const aria = {
    ...(isActive(step) && { 'aria-current': 'step' as const }),
    ...(step.state === 'loading' && { 'aria-busy': true }),
  };
  const content = (
    <>
      <S.Marker>
        {step.state === 'done' && <Icon icon={Check} />}
        {step.state === 'failed' && <Icon icon={X} />}
        {step.state !== 'done' && step.state !== 'failed' && <span>{number}</span>}
      </S.Marker>
      <S.Label>
        {step.label}
        <VisuallyHidden>{` ${t[step.state]}`}</VisuallyHidden>
      </S.Label>
      {step.note !== undefined && <S.Note>{step.note}</S.Note>}
    </>
  );

  if (!onSelect) return <S.Step {...aria}>{content}</S.Step>;
  return (
    <S.StepButton type="button" {...aria} aria-pressed={pressed} onClick={() => onSelect(step.key)}>
      {content}
    </S.StepButton>
  );
}
