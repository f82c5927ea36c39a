import { styled } from 'styled-components';
import { coloredNav } from '../internal/styles/coloredNav';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';
import { navEntries } from './navEntries';

/*
 * Overridable from any ancestor: --mj-side-nav-entry-height, --mj-side-nav-flyout-width. They are
 * read with a fallback and never set here, so an inherited value wins. Colours come from
 * `tokens.nav` only.
 */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  color: ${tokens.nav.text};
  background: ${tokens.nav.surface};
  font: ${tokens.font.body};

  &[data-collapsed] {
    width: calc(${tokens.size.touch} + 2 * ${tokens.space.sm});
  }

  @media print {
    display: none;
  }
`;

export const Slot = styled.div`
  flex: none;
  min-width: 0;

  :is([data-mj-nav='1'], [data-mj-nav='2']) & {
    ${coloredNav}
  }
`;

export const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space.xs} ${tokens.space.sm} ${tokens.space.lg};
  overflow: hidden auto;
  overscroll-behavior: contain;
  ${navEntries}

  /* The mark of a closed group that contains the current page. */
  [data-entry][aria-current='true']::before {
    position: absolute;
    inset-block: ${tokens.space.sm};
    inset-inline-start: 0;
    border-inline-start: ${tokens.line.thick} solid currentcolor;
    content: '';
  }

  &[data-collapsed] > ul > li > [data-entry] {
    justify-content: center;
    padding: 0;

    > [data-part='label'] {
      ${visuallyHidden}
    }

    > [data-part='badge'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
  }
`;
