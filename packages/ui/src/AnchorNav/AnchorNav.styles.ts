import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-anchor-nav-top, the offset at which it sticks. It is read
 * with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.nav`
  position: sticky;
  inset-block-start: var(--mj-anchor-nav-top, 0);
  align-self: start;
  min-width: 0;
  max-height: calc(100dvh - var(--mj-anchor-nav-top, 0));
  padding-inline-start: ${tokens.line.thick};
  color: ${tokens.color.text};
  background: ${tokens.color.page};
  font: ${tokens.font.table};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: ${tokens.line.thick} 0;
    border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
    list-style: none;
  }

  & a {
    position: relative;
    display: block;
    padding: ${tokens.space.xs} ${tokens.space.md};
    padding-inline-start: calc(
      ${tokens.space.md} + (var(--mj-anchor-nav-level) - 1) * ${tokens.space.md}
    );
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textMuted};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: color ${tokens.motion.quick};
    ${focusRing}
  }

  & a:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  & a:hover {
    color: ${tokens.color.text};
  }

  & a[aria-current] {
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  & a[aria-current]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * ${tokens.line.thin});
    width: ${tokens.line.thick};
    background: ${tokens.color.accentText};
    content: '';
  }

  @media (width < 720px) {
    z-index: ${tokens.layer.sticky};
    max-height: none;
    padding: 0;
    overflow: auto hidden;

    & ol {
      display: flex;
      gap: ${tokens.space.xs};
      width: max-content;
      min-width: 100%;
      padding: 0;
      border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
      border-inline-start: 0;
    }

    & a {
      display: flex;
      align-items: center;
      min-height: ${tokens.size.touch};
      padding-inline: ${tokens.space.md};
      white-space: nowrap;
    }

    & a[aria-current]::before {
      inset-block: auto 0;
      inset-inline: 0;
      width: auto;
      height: ${tokens.line.thick};
    }
  }

  @media (forced-colors: active) {
    & a[aria-current]::before {
      background: Highlight;
    }
  }

  @media print {
    display: none;
  }
`;
