import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* On a narrow screen it scrolls sideways; the space is for focus rings. */
export const Root = styled.div`
  display: flex;
  gap: ${tokens.space.xxs};
  min-width: 0;
  margin: calc(-1 * ${tokens.space.xxs});
  padding: ${tokens.space.xxs};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Preset = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xs};
  height: ${tokens.size.control};
  padding: 0 ${tokens.space.sm};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: transparent;
  font: ${tokens.font.body};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfacePressed};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.border};
    color: ${tokens.color.text};
    background: ${tokens.color.surface};
    font-weight: ${tokens.font.strong};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};
  }
`;

export const Count = styled.span`
  color: ${tokens.color.textFaint};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    font-weight: ${tokens.font.strong};
  }
`;
