import { css } from 'styled-components';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-side-nav-entry-height, --mj-side-nav-flyout-width. They are
 * read with a fallback and never set here. --mj-level is set on every list: its depth.
 */

/** Lists of entries, and the panels in which they float, in the colours of `tokens.nav`. */
export const navEntries = css`
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
