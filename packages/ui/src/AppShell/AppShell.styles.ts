import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-app-shell-height, --mj-app-shell-side-width.
 * They are read with a fallback and never set here, so an inherited value wins.
 */
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
  width: var(--mj-app-shell-side-width, calc(1.5 * ${tokens.width.xxs}));
  min-height: 0;
  border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};

  &[data-collapsed] {
    width: auto;
  }

  @media print {
    display: none;
  }
`;

/* A menu fills the drawer edge to edge: it has its own surface and gutters. */
export const DrawerSide = styled.div`
  height: calc(100% + 2 * ${tokens.space.lg});
  margin: calc(-1 * ${tokens.space.lg});
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 2;
  min-width: 0;
  min-height: 0;

  @media print {
    display: block;
  }
`;

export const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  min-height: ${tokens.size.bar};
  padding-inline: ${tokens.space.sm} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }
`;

export const Tabs = styled.nav`
  flex: none;
  min-width: 0;

  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  background: ${tokens.color.page};
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media print {
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
