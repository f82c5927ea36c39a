import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { focusRing } from './focusRing';

/** The square box of buttons that show an icon alone. */
export const iconButtonBox = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.control};
  height: ${tokens.size.control};
  padding: 0;
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
    transition:
      color ${tokens.motion.quick},
      background ${tokens.motion.quick};
  }

  &:active {
    color: ${tokens.color.text};
    background: ${tokens.color.surfacePressed};
  }

  &[data-size='small'] {
    width: ${tokens.size.controlSmall};
    height: ${tokens.size.controlSmall};
  }

  &&:is(:disabled, [aria-disabled='true']) {
    color: ${tokens.color.textFaint};
    background: transparent;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &&:is(:disabled, [aria-disabled='true']) {
      color: GrayText;
    }
  }

  @media (pointer: coarse) {
    min-width: ${tokens.size.controlLarge};
    min-height: ${tokens.size.controlLarge};
  }
`;
