import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import {
  CircleAlert,
  CircleCheck,
  Info,
  Lock,
  SearchX,
  ServerCrash,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Result.styles';
import { resultTexts } from './Result.texts';

export type ResultTone = 'success' | 'warning' | 'danger' | 'info';
export type ResultPreset = '403' | '404' | '500';

interface ResultOptions extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The reason, and the next step. */
  description?: ReactNode;
  /** The next steps: one or two buttons or links. */
  actions?: ReactNode;
  /** Details: a list, a reference number. */
  children?: ReactNode;
  /**
   * Level of its heading.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Whether its heading takes focus on mount: where it replaces the form or page that had it.
   * @default false
   */
  takesFocus?: boolean | undefined;
}

/** A custom result, or a preset with texts that can be replaced. */
export type ResultProps = ResultOptions &
  ({ kind: ResultTone; title: string } | { kind: ResultPreset; title?: string | undefined });

const tones: Record<ResultProps['kind'], ResultTone> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  '403': 'warning',
  '404': 'info',
  '500': 'danger',
};

const icons: Record<ResultProps['kind'], LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  '403': Lock,
  '404': SearchX,
  '500': ServerCrash,
};

/**
 * The outcome of a large task, in place of a page. Renders a `<section>` with a heading. Within a
 * page use `Alert`.
 */
export function Result({
  kind,
  title,
  description,
  actions,
  headingLevel = 1,
  takesFocus = false,
  children,
  ...rest
}: ResultProps) {
  const t = useTexts(resultTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isPreset = kind === '403' || kind === '404' || kind === '500';

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);

  return (
    <S.Root {...rest}>
      <S.Picture data-tone={tones[kind]}>
        <Icon icon={icons[kind]} size={20} />
      </S.Picture>
      {isPreset && <S.Code>{kind}</S.Code>}
      <S.Title as={`h${headingLevel}`} ref={headingRef} {...(takesFocus && { tabIndex: -1 })}>
        {title ?? (isPreset && t[`title${kind}`])}
      </S.Title>
      {(description != null || isPreset) && (
        <S.Description>{description ?? (isPreset && t[`description${kind}`])}</S.Description>
      )}
      {children != null && <S.Content>{children}</S.Content>}
      {actions != null && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
