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
  /** The main menu, a `SideNav`. */
  side?: ReactNode;
  /** The bar above the page: side toggle, breadcrumb, account. */
  header?: ReactNode;
  /** The open pages, below the header. */
  tabs?: ReactNode;
  /** Content below the page, always visible. */
  footer?: ReactNode;
  /**
   * Whether the side is only as wide as its content. Pass it to its `SideNav` too.
   * @default false
   */
  sideCollapsed?: boolean | undefined;
  /**
   * Whether the side is open when it is a drawer.
   * @default false
   */
  sideOpen?: boolean | undefined;
  /** Called when the drawer is dismissed, or when the window becomes wide enough to need none. */
  onSideOpenChange?: ((open: boolean) => void) | undefined;
  /** Heading of the drawer. @default the text "main menu" */
  sideTitle?: string | undefined;
  /** Whether the side is a drawer. @default whether the window is narrower than 992 px */
  narrow?: boolean | undefined;
  /** The page. It scrolls by itself. */
  children?: ReactNode;
}

/**
 * The frame of a back-office: skip link, side, header, tabs, page and footer, each a landmark.
 * Renders a `<div>` of the window's height. Prints the page only. For the head of one page use
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
  sideTitle,
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
        <Drawer open={sideOpen} onClose={close} title={sideTitle ?? t.side} side="start">
          <S.DrawerSide>{side}</S.DrawerSide>
        </Drawer>
      )}
      <S.Content>
        {header != null && <S.Header>{header}</S.Header>}
        {tabs != null && <S.Tabs aria-label={t.tabs}>{tabs}</S.Tabs>}
        <S.Main ref={mainRef} id={mainId} tabIndex={-1}>
          {children}
        </S.Main>
        {footer != null && <S.Footer>{footer}</S.Footer>}
      </S.Content>
    </S.Root>
  );
}

/**
 * Closes the drawer when the window becomes wide, or it would be open when the window narrows
 * again.
 */
function useClosedWhenWide(isDrawer: boolean, sideOpen: boolean, close: () => void) {
  const handleWide = useEffectEvent(close);
  useEffect(() => {
    if (!isDrawer && sideOpen) handleWide();
  }, [isDrawer, sideOpen]);
}

/** Moves focus to the page without changing the address, which belongs to the host's router. */
function useSkip() {
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return { mainId, mainRef, handleSkip };
}
