import { styled } from 'styled-components';
import { navEntries } from '../SideNav/navEntries';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-side-nav-entry-height, --mj-side-nav-flyout-width. They are
 * read with a fallback and never set here, so an inherited value wins. Colours come from
 * `tokens.nav` only.
 */
export const Nav = styled.nav`
  --mj-level: 0;
  flex: 1;
  min-width: 0;
  color: ${tokens.nav.text};
  background: ${tokens.nav.surface};
  font: ${tokens.font.body};
  ${navEntries}

  > ul {
    position: relative;
    display: flex;
    gap: ${tokens.space.xs};
  }

  > ul > li {
    flex: none;
    max-width: 100%;
  }

  /* Stays measurable: its width decides whether it fits again. */
  > ul > li[data-beyond] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    visibility: hidden;
  }

  > ul > li > [data-entry][aria-current='true']::before {
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${tokens.space.md};
    border-block-end: ${tokens.line.thick} solid currentcolor;
    content: '';
  }

  > ul > li > [data-entry] > [data-part='arrow'] {
    rotate: 90deg;
  }

  > ul > li > [aria-expanded='true'] > [data-part='arrow'] {
    rotate: -90deg;
  }

  @media print {
    display: none;
  }
`;
