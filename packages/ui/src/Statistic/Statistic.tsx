import type {
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  MouseEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { useFormatNumber } from '../texts/useFormatNumber';
import * as S from './Statistic.styles';

export type StatisticTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface StatisticProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onClick'
> {
  /** Name of the figure. */
  label: string;
  /** A number is formatted for the locale; a text is shown as given. */
  value: number | string;
  /** Unit of the value. */
  unit?: string | undefined;
  /** A comparison, or the next step. */
  hint?: ReactNode;
  /** @default 'neutral' */
  tone?: StatisticTone | undefined;
  /** Its presence makes the whole figure one `<button>`. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /**
   * Whether the button is pressed, where a figure filters the list on this page. Leave it out where
   * the figure leads to another page.
   */
  selected?: boolean | undefined;
  /** Ref of the `<div>` or the `<button>`. */
  ref?: Ref<HTMLElement> | undefined;
}

/** One figure with its name. Renders a `<div>`, or a `<button>` with `onClick`. */
export function Statistic({
  label,
  value,
  unit,
  hint,
  tone = 'neutral',
  onClick,
  selected,
  ...rest
}: StatisticProps) {
  const format = useFormatNumber();
  const content = (
    <>
      <S.Label>{label}</S.Label>
      <S.Value data-tone={tone}>
        <bdi>{typeof value === 'number' ? format(value) : value}</bdi>
        {unit !== undefined && <S.Unit>{unit}</S.Unit>}
      </S.Value>
      {hint != null && <S.Hint>{hint}</S.Hint>}
    </>
  );
  if (!onClick) return <S.Root {...(rest as ComponentPropsWithRef<'div'>)}>{content}</S.Root>;
  return (
    <S.Action
      {...(rest as ComponentPropsWithRef<'button'>)}
      type="button"
      aria-pressed={selected}
      onClick={onClick}
    >
      {content}
    </S.Action>
  );
}
