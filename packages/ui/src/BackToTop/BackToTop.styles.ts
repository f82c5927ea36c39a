import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-back-to-top-end and --mj-back-to-top-bottom, its distance
 * from the corner. They are read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.button`
  position: fixed;
  inset-block-end: var(--mj-back-to-top-bottom, ${tokens.space.xl});
  inset-inline-end: var(--mj-back-to-top-end, ${tokens.space.xl});
  z-index: ${tokens.layer.header};
  display: grid;
  place-items: center;
  width: ${tokens.size.controlLarge};
  height: ${tokens.size.controlLarge};
  padding: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: 50%;
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
  cursor: pointer;
  transition:
    color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  ${focusRing}

  &:hover {
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.text};
  }

  @media print {
    display: none;
  }
`;
