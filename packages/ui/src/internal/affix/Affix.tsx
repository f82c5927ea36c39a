import type { MouseEvent, ReactNode } from 'react';
import { joinIds } from '../../Field/fieldAria';
import * as S from './Affix.styles';

/** Content in the box of an input, before and after its text. */
export interface AffixOptions {
  /** Content before the text, such as a currency. A text is announced with the input. */
  prefix?: ReactNode;
  /** Content after the text, such as a unit. A text is announced with the input. */
  suffix?: ReactNode;
}

export interface AffixesProps extends AffixOptions {
  /** Id of the input, which a press on the content focuses. */
  controlId: string;
  /** The input. */
  children: ReactNode;
}

/** An input between its prefix and its suffix. */
export function Affixes({ controlId, prefix, suffix, children }: AffixesProps) {
  return (
    <>
      <Affix side="prefix" controlId={controlId}>
        {prefix}
      </Affix>
      {children}
      <Affix side="suffix" controlId={controlId}>
        {suffix}
      </Affix>
    </>
  );
}

interface AffixProps {
  side: keyof AffixOptions;
  controlId: string;
  children: ReactNode;
}

/** Content at one end of an input; nothing without content. */
function Affix({ side, controlId, children }: AffixProps) {
  if (isEmpty(children)) return null;

  const focusInput = (press: MouseEvent<HTMLElement>) => {
    if (press.target instanceof Element && press.target.closest('a, button, input, select')) return;
    press.preventDefault();
    document.getElementById(controlId)?.focus();
  };

  return (
    <S.Affix id={`${controlId}-${side}`} data-side={side} onMouseDown={focusInput}>
      {isText(children) ? <bdi>{children}</bdi> : children}
    </S.Affix>
  );
}

/** Returns whether an input has content beside it, and the ids that describe it. */
export function affixAria(
  controlId: string,
  { prefix, suffix }: AffixOptions,
  describedBy: string | undefined,
) {
  return {
    hasAffix: !isEmpty(prefix) || !isEmpty(suffix),
    describedBy: joinIds(
      isText(prefix) && `${controlId}-prefix`,
      isText(suffix) && `${controlId}-suffix`,
      describedBy,
    ),
  };
}

const isEmpty = (content: ReactNode) =>
  content == null || typeof content === 'boolean' || content === '';
const isText = (content: ReactNode) =>
  !isEmpty(content) && (typeof content === 'string' || typeof content === 'number');
