import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/**
 * The bubble of a tooltip, in inverted colours, which contrast in both modes. Its position is left
 * to the component.
 */
export const tipBubble = css`
  z-index: ${tokens.layer.popover};
  width: max-content;
  max-width: min(${tokens.width.sm}, 100vw - ${tokens.space.lg});
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.page};
  background: ${tokens.color.text};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;
