import { useId, type ComponentPropsWithRef, type CSSProperties, type HTMLAttributes } from 'react';
import { useLocale, useTexts } from '../texts/LocaleProvider';
import { fractionOf, percentOf } from './model/fraction';
import * as S from './Progress.styles';
import { progressTexts } from './Progress.texts';

export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: the running task. */
  label: string;
  /**
   * Whether the label is for assistive technology only.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** The progress. Without it the bar is indeterminate. */
  value?: number | undefined;
  /**
   * The value of a finished task.
   * @default 100
   */
  max?: number | undefined;
  /** The progress as text. @default the percentage */
  valueText?: string | undefined;
  /** @default 'bar' */
  shape?: 'bar' | 'ring' | undefined;
  /**
   * Tone of the outcome. Never the only carrier of that meaning: give a `valueText` too. @default
   * 'accent'
   */
  tone?: ProgressTone | undefined;
}

/**
 * The progress of a task. Renders a `<div>` with label, value and a `role="progressbar"`. For
 * loading content use `Skeleton`, for a list that refreshes `ProgressLine`.
 */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  shape = 'bar',
  tone = 'accent',
  style,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const t = useTexts(progressTexts);
  const { locale } = useLocale();
  const isKnown = value !== undefined;
  const fraction = fractionOf(value ?? 0, max);
  const percent = percentOf(fraction);
  const percentText = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  const text = valueText ?? (isKnown ? percentText : t.inProgress);
  const bar = {
    role: 'progressbar',
    'aria-labelledby': labelId,
    ...(isKnown && {
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': percent,
      'aria-valuetext': text,
    }),
  };

  return (
    <S.Root
      {...rest}
      data-shape={shape}
      data-tone={tone}
      style={{ ...style, '--mj-progress-done': fraction } as CSSProperties}
    >
      <S.Label id={labelId} data-hidden={hideLabel || undefined}>
        {label}
      </S.Label>
      <S.Value dir="auto">{text}</S.Value>
      {shape === 'bar' ? (
        <S.Track {...bar}>
          <S.Fill data-busy={!isKnown || undefined} />
        </S.Track>
      ) : (
        <ProgressRing bar={bar} isKnown={isKnown} />
      )}
    </S.Root>
  );
}

interface ProgressRingProps {
  /** ARIA attributes of the progress bar. */
  bar: HTMLAttributes<HTMLElement>;
  isKnown: boolean;
}

/** A ring of 40 px. Its path length is 100, so that the fraction is a dash length. */
function ProgressRing({ bar, isKnown }: ProgressRingProps) {
  return (
    <S.Ring {...bar}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable={false}>
        <S.RingTrack cx="20" cy="20" r="17" />
        <S.RingFill cx="20" cy="20" r="17" pathLength={100} data-busy={!isKnown || undefined} />
      </svg>
    </S.Ring>
  );
}
