import { keyframes, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 ${tokens.space.sm}; }
`;

/*
 * Overridable on the panel or an ancestor: --mj-dialog-share, the width of the panel as a share of
 * the window, such as 55vw; it is never narrower than its size. It is read with a fallback and
 * never set here, so an inherited value wins.
 */
export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  background: ${tokens.color.backdrop};
  animation: ${fade} ${tokens.motion.open};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Stage = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${tokens.space.xl};

  @media (width < 600px) {
    place-items: end stretch;
    padding: ${tokens.space.xxl} 0 0;
  }
`;

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: max(var(--mj-dialog-share, 0%), ${tokens.width.xxl});
  max-height: 100%;
  min-height: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.dialog};
  animation: ${rise} ${tokens.motion.open};

  &[data-size='small'] {
    max-width: max(var(--mj-dialog-share, 0%), ${tokens.width.lg});
  }

  &[data-size='large'] {
    max-width: max(var(--mj-dialog-share, 0%), ${tokens.width.xxxl});
  }

  &[data-size='full'] {
    max-width: none;
    height: 100%;
  }

  @media (width < 600px) {
    &,
    &[data-size] {
      max-width: none;
    }
    border-width: ${tokens.line.thin} 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Title = styled.h2`
  flex: none;
  margin: 0;
  padding-block: ${tokens.space.lg} ${tokens.space.sm};
  padding-inline: ${tokens.space.xl} calc(${tokens.size.touch} + ${tokens.space.lg});
  font: ${tokens.font.title};
  overflow-wrap: anywhere;

  @media (width < 600px) {
    padding-inline-start: ${tokens.space.lg};
  }

  [data-title-hidden] > & {
    ${visuallyHidden}
    padding: 0;
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${tokens.space.xs} ${tokens.space.xl} ${tokens.space.xl};
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  ${focusRing}

  [data-title-hidden] > & {
    padding-block-start: ${tokens.space.md};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media (width < 600px) {
    padding-inline: ${tokens.space.lg};
  }
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md} ${tokens.space.xl};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 600px) {
    padding: ${tokens.space.md} ${tokens.space.lg}
      max(${tokens.space.md}, env(safe-area-inset-bottom));
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.md};
  inset-inline-end: ${tokens.space.md};

  /* Beside a field of the height of a touch target. */
  [data-title-hidden] > & {
    inset-block-start: calc(
      ${tokens.space.md} + (${tokens.size.touch} - ${tokens.size.controlSmall}) / 2
    );
  }
`;
