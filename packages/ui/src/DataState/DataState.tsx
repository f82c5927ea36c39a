import { useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import { Skeleton } from '../Skeleton/Skeleton';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './DataState.styles';
import { dataStateTexts } from './DataState.texts';
import { showsContent, type LoadState } from './loadState';
import { Notice, Placeholder } from './StateView';

export interface DataStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the content: the accessible name of the group, and the start of its announcements. */
  label: string;
  state: LoadState;
  /** Placeholder of the content while it loads. @default five lines */
  skeleton?: ReactNode;
  /** The content, or a function that returns it, called only when there is content to show. */
  children: ReactNode | (() => ReactNode);
}

/**
 * Every state of asynchronous content in one component. Renders a `<div role="group">` with the
 * content or its replacement: `Skeleton`, `EmptyState`, `ErrorState`, or an `Alert` above it. It
 * announces each change, and takes focus when the focused button is removed.
 */
export function DataState({ label, state, skeleton, children, ref, ...rest }: DataStateProps) {
  const t = useTexts(dataStateTexts);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const { focusProps } = useRestoredFocus(state.kind, rootRef, (root) => root);
  const [wasLoading, setWasLoading] = useState(false);
  if (state.kind === 'loading' && !wasLoading) setWasLoading(true);

  return (
    <S.Root role="group" aria-label={label} tabIndex={-1} {...rest} {...focusProps} ref={mergedRef}>
      <S.Announcement role="status">{announcement()}</S.Announcement>
      <S.Body aria-busy={state.kind === 'loading' || undefined}>
        <Notice state={state} />
        {showsContent(state) && (typeof children === 'function' ? children() : children)}
        {state.kind === 'loading' && (skeleton ?? <Skeleton lines={5} />)}
        <Placeholder state={state} />
      </S.Body>
    </S.Root>
  );

  /** Errors and notices are alerts, which announce themselves. */
  function announcement() {
    const { kind } = state;
    if (kind === 'loading' || kind === 'empty' || kind === 'noMatch' || kind === 'forbidden')
      return t.announcement(label, t[`${kind}Announcement`]);
    return kind === 'ready' && wasLoading ? t.announcement(label, t.readyAnnouncement) : '';
  }
}
