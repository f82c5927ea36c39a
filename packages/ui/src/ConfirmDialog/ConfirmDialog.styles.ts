import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/**
 * Carries the colours of the confirm button: in a question, a destructive action shows them before
 * it is hovered.
 */
export const Confirm = styled.span`
  display: contents;

  &[data-tone='danger'] {
    --mj-button-bg: ${tokens.color.danger};
    --mj-button-fg: ${tokens.color.onAccent};
  }

  &[data-tone='danger']:hover {
    --mj-button-bg: ${tokens.color.dangerHover};
  }
`;

export const Text = styled.div`
  color: ${tokens.color.textMuted};
`;
