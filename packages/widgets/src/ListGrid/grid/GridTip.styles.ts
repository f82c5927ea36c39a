import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Stands where the variables say, whichever way the page is read. */
export const Bubble = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${tokens.layer.popover};
  width: max-content;
  max-width: min(${tokens.measure.popover}, 100vw - ${tokens.space.lg});
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.page};
  background: ${tokens.color.text};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
  pointer-events: none;
  translate: var(--mj-grid-tip-x) var(--mj-grid-tip-y);
`;
