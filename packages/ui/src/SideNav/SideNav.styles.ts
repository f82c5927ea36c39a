import { styled } from 'styled-components';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

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
`;

/* --mj-level is set on every list: its depth. */
export const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space.xs} ${tokens.space.sm} ${tokens.space.lg};
  overflow: hidden auto;
  overscroll-behavior: contain;

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xxs};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > ul {
    margin-block-start: ${tokens.space.xxs};
  }

  [data-entry] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${tokens.space.sm};
    width: 100%;
    height: var(--mj-side-nav-entry-height, calc(${tokens.size.control} + ${tokens.space.xs}));
    padding: 0 ${tokens.space.md};
    padding-inline-start: calc(${tokens.space.md} + var(--mj-level) * ${tokens.space.lg});
    border: 0;
    border-radius: ${tokens.radius.md};
    color: ${tokens.nav.text};
    background: none;
    font: ${tokens.font.body};
    text-align: start;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: background ${tokens.motion.quick};
    ${focusRing}
  }

  /* A list without icons is aligned with the labels above it, not with their icons. */
  [data-deep] > li > [data-entry] {
    padding-inline-start: calc(
      ${tokens.space.md} + var(--mj-level) * ${tokens.space.lg} + ${tokens.space.sm}
    );
  }

  [data-part='flyout'] [data-deep] > li > [data-entry] {
    padding-inline-start: calc(${tokens.space.md} + var(--mj-level) * ${tokens.space.lg});
  }

  [data-entry]:hover {
    background: ${tokens.nav.surfaceHover};
  }

  [data-entry][aria-current] {
    font-weight: ${tokens.font.strong};
  }

  [data-entry][aria-current='page'] {
    color: ${tokens.nav.textActive};
    background: ${tokens.nav.surfaceActive};
  }

  /* The mark of a closed group that contains the current page. */
  [data-entry][aria-current='true']::before {
    position: absolute;
    inset-block: ${tokens.space.sm};
    inset-inline-start: 0;
    border-inline-start: ${tokens.line.thick} solid currentcolor;
    content: '';
  }

  [data-entry]:focus-visible {
    outline-color: currentcolor;
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  [data-part='icon'] {
    display: flex;
    flex: none;
    justify-content: center;
    width: ${tokens.size.icon};
  }

  [data-part='label'] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-part='badge'],
  [data-part='arrow'] {
    display: flex;
    flex: none;
  }

  [data-part='arrow'] {
    transition: rotate ${tokens.motion.quick};
  }

  [data-part='arrow']:dir(rtl) {
    rotate: 180deg;
  }

  [aria-expanded='true'] > [data-part='arrow'] {
    rotate: 90deg;
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

  [data-part='flyout'] {
    ${floatingPanel}
    width: var(--mj-side-nav-flyout-width, calc(1.5 * ${tokens.width.xxs}));
    max-height: calc(100dvh - 2 * ${tokens.space.sm});
    padding: ${tokens.space.xs};
    border-color: ${tokens.nav.border};
    color: ${tokens.nav.text};
    background: ${tokens.nav.surface};
    overflow: hidden auto;
    overscroll-behavior: contain;

    > p {
      margin: 0;
      padding: ${tokens.space.xs} ${tokens.space.md};
      font: ${tokens.font.small};
      overflow-wrap: anywhere;
    }
  }

  @media (pointer: coarse) {
    [data-entry] {
      min-height: ${tokens.size.controlLarge};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [data-entry],
    [data-part='arrow'] {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    [data-entry][aria-current='page'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    [data-entry][aria-current='page']:focus-visible {
      outline-offset: calc(-2 * ${tokens.line.thick});
    }
  }
`;
