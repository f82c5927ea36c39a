import { styled } from 'styled-components';
import { coloredNav } from '../internal/styles/coloredNav';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-app-shell-height, --mj-app-shell-side-width,
 * --mj-app-shell-offset (of the content beside the side) and --mj-app-shell-width (of what
 * is in header, tabs and page). They are read with a fallback and never set here, so an inherited
 * value wins. Variables with --_ are private; --mj-app-shell-head is set for the page.
 */

const sideWidth = `var(--mj-app-shell-side-width, calc(1.5 * ${tokens.width.xxs}))`;
const gutter = `calc((100% - min(100%, var(--mj-app-shell-width, 100%))) / 2)`;
export const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
  height: var(--mj-app-shell-height, 100dvh);
  color: ${tokens.color.text};
  background: ${tokens.color.page};
  font: ${tokens.font.body};

  @media print {
    display: block;
    height: auto;
  }
`;

export const Side = styled.aside`
  grid-column: 1;
  box-sizing: border-box;
  width: var(--mj-app-shell-offset, ${sideWidth});
  min-height: 0;
  border-inline-end: ${tokens.line.thin} solid ${tokens.nav.border};
  background: ${tokens.nav.surface};

  &[data-collapsed] {
    width: var(--mj-app-shell-offset, auto);
  }

  &[data-frame='floating'] {
    width: var(--mj-app-shell-offset, auto);
    background: none;
    padding: ${tokens.space.md} ${tokens.space.xl};
    border: 0;
  }

  @media print {
    display: none;
  }
`;

/* The width of the side, in the middle of a wider offset. */
export const SideRoom = styled.div`
  box-sizing: border-box;
  width: min(100%, ${sideWidth});
  height: 100%;
  margin-inline: auto;

  [data-collapsed] > & {
    width: fit-content;
  }
`;

/* The frame is a shadow: it adds nothing to the width. */
export const SideCard = styled.div`
  width: ${sideWidth};
  height: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  box-shadow:
    0 0 0 ${tokens.line.thin} ${tokens.color.border},
    ${tokens.shadow.raised};

  [data-collapsed] > & {
    width: fit-content;
  }

  @media (forced-colors: active) {
    outline: ${tokens.line.thin} solid;
  }
`;

/* A menu fills the drawer edge to edge: it has its own surface and gutters. */
export const DrawerSide = styled.div`
  height: calc(100% + 2 * ${tokens.space.lg});
  margin: calc(-1 * ${tokens.space.lg});
`;

export const Content = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  grid-column: 2;
  min-width: 0;
  min-height: 0;

  @media print {
    display: block;
  }
`;

/* A head that scrolls lies on the page, which has as much space at its top. */
export const Head = styled.div`
  flex: none;

  [data-head='scrolling'] > & {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0 var(--_scrollbar, 0);
    z-index: ${tokens.layer.header};
    translate: 0 var(--_shift, 0);
  }

  [data-head='scrolling'] > &:has(:focus-visible) {
    translate: none;
  }

  @media print {
    display: none;
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  min-height: ${tokens.size.bar};
  padding-inline: calc(${gutter} + ${tokens.space.sm}) calc(${gutter} + ${tokens.space.lg});
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};

  &:is([data-mj-nav='1'], [data-mj-nav='2']) {
    ${coloredNav}
  }
`;

export const Crumbs = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${tokens.size.tile};
  padding-inline: calc(${gutter} + ${tokens.space.lg});
  background: ${tokens.color.surface};

  > * {
    flex: 1;
    min-width: 0;
  }
`;

/* The line is a shadow: one that the tabs draw themselves lies on it. */
export const Tabs = styled.nav`
  min-width: 0;
  padding-inline: ${gutter};
  background: ${tokens.color.surface};
  box-shadow: inset 0 calc(-1 * ${tokens.line.thin}) ${tokens.color.border};
`;

export const Main = styled.main`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding-block-start: var(--mj-app-shell-head, 0);
  padding-inline: ${gutter};
  background: ${tokens.color.page};
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media print {
    padding: 0;
    overflow: visible;
  }
`;

export const Footer = styled.footer`
  flex: none;
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};

  @media print {
    display: none;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.sm};
  inset-inline-start: ${tokens.space.sm};
  z-index: ${tokens.layer.message};
  padding: ${tokens.space.xs} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.onAccent};
  background: ${tokens.color.accentSolid};
  translate: 0 -200%;
  ${focusRing}

  &:focus {
    translate: none;
  }

  @media print {
    display: none;
  }
`;
