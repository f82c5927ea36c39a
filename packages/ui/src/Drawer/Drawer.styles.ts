import { keyframes, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

const slideFromStart = keyframes`
  from { translate: calc(-1 * ${tokens.space.xl}) 0; opacity: 0; }
`;

const slideFromEnd = keyframes`
  from { translate: ${tokens.space.xl} 0; opacity: 0; }
`;

/*
 * Overridable from any ancestor: --mj-drawer-width. It is read with a fallback and never set here,
 * so an inherited value wins over the size, where the drawer does not fill the window. Variables
 * with --_ are private.
 */
export const Panel = styled.div`
  --_width: ${tokens.width.md};
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  width: var(--mj-drawer-width, var(--_width));
  max-width: calc(100vw - 2 * ${tokens.space.xl});
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.dialog};
  animation: ${slideFromEnd} ${tokens.motion.open};

  &[data-side='start'] {
    inset-inline: 0 auto;
    border-inline-start: 0;
    border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};
    animation-name: ${slideFromStart};
  }

  &[data-size='medium'] {
    --_width: ${tokens.width.xxl};
  }

  &[data-size='large'] {
    --_width: ${tokens.width.xxxl};
  }

  &[data-size='full'] {
    width: 100%;
    max-width: none;
    border-inline: 0;
  }

  /*
   * On a phone a strip beside a large drawer is too narrow to use; only a small drawer leaves one
   * to press.
   */
  @media (width < 600px) {
    &:is([data-size='medium'], [data-size='large']) {
      width: 100%;
      max-width: none;
      border-inline: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &[data-side] {
      animation: none;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.lg} ${tokens.space.sm};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space.lg};
  overflow: auto;
  overscroll-behavior: contain;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md} ${tokens.space.lg}
    max(${tokens.space.md}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;
