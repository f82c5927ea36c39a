import {
  useEffect,
  useEffectEvent,
  useId,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Drawer } from '../Drawer/Drawer';
import { useTexts } from '../texts/LocaleProvider';
import type { NavColoring } from '../tokens/navColors';
import * as S from './AppShell.styles';
import { appShellTexts } from './AppShell.texts';
import { useNarrow } from './useNarrow';
import { useScrollingHead } from './useScrollingHead';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The main menu, a `SideNav`. */
  side?: ReactNode;
  /** The bar above the page: side toggle, breadcrumb, account. */
  header?: ReactNode;
  /** Colouring of the bar above the page, as of a `SideNav`. @default that of the page */
  headerColoring?: NavColoring | undefined;
  /**
   * Whether header, breadcrumb and tabs stay while the page scrolls. Otherwise they leave with
   * `main`, or with the element in it that scrolls and is as high, and `--mj-app-shell-head` is the
   * height that such an element needs free at its top.
   * @default true
   */
  headerFixed?: boolean | undefined;
  /** Identity of the page: with another one, a header that has left is placed anew. */
  pageKey?: string | undefined;
  /** The breadcrumb in a row of its own, below a header that contains the main menu. */
  crumbs?: ReactNode;
  /** The open pages, below the header. */
  tabs?: ReactNode;
  /** Content below the page, always visible. */
  footer?: ReactNode;
  /** Colouring of the side, as of its `SideNav`. @default that of the page */
  sideColoring?: NavColoring | undefined;
  /**
   * Appearance of the side: at the edge of the window, or a card with a distance around it.
   * @default 'flush'
   */
  sideFrame?: 'flush' | 'floating' | undefined;
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
  headerColoring,
  headerFixed = true,
  pageKey,
  crumbs,
  tabs,
  footer,
  sideColoring,
  sideFrame = 'flush',
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
  const { contentRef, headRef, mainRef } = useScrollingHead(!headerFixed, pageKey);
  const { mainId, handleSkip } = useSkip(mainRef);

  return (
    <S.Root {...rest}>
      <S.SkipLink href={`#${mainId}`} onClick={handleSkip}>
        {t.skip}
      </S.SkipLink>
      {side != null && !isDrawer && (
        <S.Side
          data-mj-nav={sideColoring}
          data-collapsed={sideCollapsed || undefined}
          data-frame={sideFrame}
        >
          {sideFrame === 'floating' ? (
            <S.SideCard>{side}</S.SideCard>
          ) : (
            <S.SideRoom>{side}</S.SideRoom>
          )}
        </S.Side>
      )}
      {side != null && isDrawer && (
        <Drawer open={sideOpen} onClose={close} title={sideTitle ?? t.side} side="start">
          <S.DrawerSide>{side}</S.DrawerSide>
        </Drawer>
      )}
      <S.Content ref={contentRef} data-head={headerFixed ? 'fixed' : 'scrolling'}>
        <S.Head ref={headRef}>
          {header != null && <S.Header data-mj-nav={headerColoring}>{header}</S.Header>}
          {crumbs != null && <S.Crumbs>{crumbs}</S.Crumbs>}
          {tabs != null && <S.Tabs aria-label={t.tabs}>{tabs}</S.Tabs>}
        </S.Head>
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
function useSkip(mainRef: RefObject<HTMLElement | null>) {
  const mainId = useId();
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return { mainId, handleSkip };
}
