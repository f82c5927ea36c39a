import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { TruncatedText } from '../TruncatedText/TruncatedText';
import * as S from './Text.styles';

export type TextTone = 'default' | 'muted' | 'faint' | 'danger' | 'success' | 'warning';

interface TextOptions extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * 12, 13 or 14 px.
   * @default 'body'
   */
  size?: 'small' | 'table' | 'body' | undefined;
  /**
   * Tone of the text: its emphasis or meaning, which the words give too.
   * @default 'default'
   */
  tone?: TextTone | undefined;
  /** @default false */
  strong?: boolean | undefined;
  /**
   * Whether digits have equal width, for columns of numbers, dates and ids.
   * @default false
   */
  tabular?: boolean | undefined;
  /**
   * The rendered element.
   * @default 'span'
   */
  element?: 'span' | 'p' | undefined;
}

interface WholeTextOptions {
  lines?: undefined;
  children?: ReactNode;
}

interface TruncatedTextOptions {
  /** Maximum number of lines; the full text is in a tooltip. Never for numbers. @default all */
  lines: number;
  children: string;
}

export type TextProps = TextOptions & (WholeTextOptions | TruncatedTextOptions);

/** Text in one of three sizes. Renders one `<span>` or `<p>`. For headings use `Heading`. */
export function Text({
  size = 'body',
  tone = 'default',
  strong = false,
  tabular = false,
  element = 'span',
  ref,
  lines,
  children,
  ...rest
}: TextProps) {
  const Element = (element === 'p' ? S.Paragraph : S.Span) as typeof S.Span;
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLSpanElement>}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-tabular={tabular || undefined}
      data-clipped={lines !== undefined || undefined}
    >
      {lines === undefined ? children : <TruncatedText lines={lines}>{children}</TruncatedText>}
    </Element>
  );
}
