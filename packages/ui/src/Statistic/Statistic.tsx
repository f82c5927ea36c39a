import type {
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  MouseEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { useFormatNumber } from '../texts/useFormatNumber';
import { useLinkComponent } from '../Link/LinkProvider';
import { SkeletonBlock } from '../Skeleton/Skeleton';
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
  /**
   * Whether the figure is loading: placeholders stand for its label, value and hint. Mark the
   * loading region with `aria-busy`.
   * @default false
   */
  loading?: boolean | undefined;
  /** Address of what the figure counts: the whole figure is then one link. */
  href?: string | undefined;
  /** Its presence makes the whole figure one `<button>`. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /**
   * Whether the button is pressed, where a figure filters the list on this page. For a figure that
   * leads to another page use `href`.
   */
  selected?: boolean | undefined;
  /** Ref of the `<div>`, the `<a>` or the `<button>`. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * One figure with its name. Renders a `<div>`, with `href` an `<a>`, with `onClick` a `<button>`.
 */
export function Statistic({
  label,
  value,
  unit,
  hint,
  tone = 'neutral',
  loading = false,
  href,
  onClick,
  selected,
  ...rest
}: StatisticProps) {
  const format = useFormatNumber();
  const link = useLinkComponent();
  const content = loading ? (
    <Placeholders hasHint={hint != null} />
  ) : (
    <>
      <S.Label>{label}</S.Label>
      <S.Value data-tone={tone}>
        <bdi>{typeof value === 'number' ? format(value) : value}</bdi>
        {unit !== undefined && <S.Unit>{unit}</S.Unit>}
      </S.Value>
      {hint != null && <S.Hint>{hint}</S.Hint>}
    </>
  );
  if (href !== undefined && !loading)
    return (
      <S.Action
        {...(rest as ComponentPropsWithRef<'a'>)}
        as={link}
        href={href}
        onClick={onClick as MouseEventHandler<HTMLAnchorElement> | undefined}
      >
        {content}
      </S.Action>
    );
  if (!onClick || loading)
    return <S.Root {...(rest as ComponentPropsWithRef<'div'>)}>{content}</S.Root>;
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

function Placeholders({ hasHint }: { hasHint: boolean }) {
  return (
    <>
      <S.Label>
        <SkeletonBlock width="4em" />
      </S.Label>
      <S.Value>
        <SkeletonBlock width="2em" />
      </S.Value>
      {hasHint && (
        <S.Hint>
          <SkeletonBlock width="5em" />
        </S.Hint>
      )}
    </>
  );
}
