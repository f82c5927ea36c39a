import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Drawer } from '../Drawer/Drawer';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './AppShell.styles';
import { appShellTexts } from './AppShell.texts';
import { useNarrow } from './useNarrow';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The main menu: a `SideNav`. */
  side?: ReactNode;
  /** The bar above the page: toggle of the side, breadcrumb, account. */
  header?: ReactNode;
  /** Below the header: open pages. */
  tabs?: ReactNode;
  /** Below the page, always in sight. */
  footer?: ReactNode;
  /**
   * Whether the side takes only the width of its content. Tell the `SideNav` in it too.
   * @default false
   */
  sideCollapsed?: boolean | undefined;
  /**
   * Whether the side is open where it is a drawer.
   * @default false
   */
  sideOpen?: boolean | undefined;
  /** Called when the drawer is dismissed, or the window has become wide enough for none. */
  onSideOpenChange?: ((open: boolean) => void) | undefined;
  /** Heading of the drawer. @default the words for "main menu" */
  sideLabel?: string | undefined;
  /** Whether the side is a drawer. @default whether the window is narrower than 992 px */
  narrow?: boolean | undefined;
  /** The page: it scrolls by itself. */
  children?: ReactNode;
}

/**
 * The frame of a back-office: skip link, side, header, tabs, page and footer, each a landmark.
 * Renders a `<div>` as high as the window. Prints the page alone. For the head of one page use
 * `PageHeader`.
 */
export function AppShell({
  side,
  header,
  tabs,
  footer,
  sideCollapsed = false,
  sideOpen = false,
  onSideOpenChange,
  sideLabel,
  narrow,
  children,
  ...rest
}: AppShellProps) {
  const t = useTexts(appShellTexts);
  const isWindowNarrow = useNarrow();
  const isDrawer = narrow ?? isWindowNarrow;
  const close = () => onSideOpenChange?.(false);
  useClosedWhenWide(isDrawer, sideOpen, close);
  const { mainId, mainRef, handleSkip } = useSkip();

  return (
    <S.Root {...rest}>
      <S.SkipLink href={`#${mainId}`} onClick={handleSkip}>
        {t.skip}
      </S.SkipLink>
      {side != null && !isDrawer && (
        <S.Side data-collapsed={sideCollapsed || undefined}>{side}</S.Side>
      )}
      {side != null && isDrawer && (
        <Drawer open={sideOpen} onClose={close} label={sideLabel ?? t.side} side="start">
          <S.DrawerSide>{side}</S.DrawerSide>
        </Drawer>
      )}
      <S.Content>
        {header != null && <S.Header>{header}</S.Header>}
        {tabs != null && <S.Tabs>{tabs}</S.Tabs>}
        <S.Main ref={mainRef} id={mainId} tabIndex={-1}>
          {children}
        </S.Main>
        {footer != null && <S.Footer>{footer}</S.Footer>}
      </S.Content>
    </S.Root>
  );
}

/** A drawer that the window outgrew must not be open when the window is small again. */
function useClosedWhenWide(isDrawer: boolean, sideOpen: boolean, close: () => void) {
  const handleWide = useEffectEvent(close);
  useEffect(() => {
    if (!isDrawer && sideOpen) handleWide();
  }, [isDrawer, sideOpen]);
}

/** Moves focus to the page without touching the address, which belongs to the host's router. */
function useSkip() {
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return { mainId, mainRef, handleSkip };
}
