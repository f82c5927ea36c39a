import { keyframes, styled } from 'styled-components';
import { tonedText } from '../internal/styles/tones';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

const drop = keyframes`
  from { opacity: 0; translate: 0 calc(-1 * ${tokens.space.sm}); }
`;

/* Overridable from any ancestor: --mj-message-top, the distance from the top of the window. */
export const Root = styled.div`
  position: fixed;
  inset-block-start: var(--mj-message-top, ${tokens.space.lg});
  inset-inline: ${tokens.space.lg};
  z-index: ${tokens.layer.message};
  display: flex;
  justify-content: center;
  pointer-events: none;
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  @media print {
    display: none;
  }
`;

export const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  max-width: ${tokens.width.xl};
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.md} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
  pointer-events: auto;

  &[data-idle] {
    ${visuallyHidden}
  }

  @media (prefers-reduced-motion: no-preference) {
    &:not([data-idle]) {
      animation: ${drop} ${tokens.motion.open};
    }
  }
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: ${tokens.size.controlSmall};
  color: ${tokens.color.accentText};
  ${tonedText}
`;

export const Text = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  &:not(:empty) {
    padding-block: calc((${tokens.size.controlSmall} - 1lh) / 2);
  }
`;
