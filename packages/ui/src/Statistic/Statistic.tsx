import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { useFormatNumber } from '../texts/useFormatNumber';
import * as S from './Statistic.styles';

export type StatisticTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface StatisticProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect'
> {
  /** What is counted. */
  label: string;
  /** A number is written the way of the locale; a text as it is. */
  value: number | string;
  /** What the value is counted in. */
  unit?: string;
  /** What it compares with, or what to do about it. */
  hint?: ReactNode;
  /** @default 'neutral' */
  tone?: StatisticTone;
  /** Called when it is chosen. With it, the whole figure is one `<button>`. */
  onSelect?: (() => void) | undefined;
  /** Goes to the `<div>` or the `<button>`. */
  ref?: Ref<HTMLElement> | undefined;
}

/** One figure and what it counts. Renders a `<div>`, or a `<button>` when it leads somewhere. */
export function Statistic({
  label,
  value,
  unit,
  hint,
  tone = 'neutral',
  onSelect,
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
  if (!onSelect) return <S.Root {...(rest as ComponentPropsWithRef<'div'>)}>{content}</S.Root>;
  return (
    <S.Action {...(rest as ComponentPropsWithRef<'button'>)} type="button" onClick={onSelect}>
      {content}
    </S.Action>
  );
}
