import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The shape alone, in the colour of its level. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${tokens.color.textMuted};

  &[data-level='red'] {
    color: ${tokens.color.dangerText};
  }

  &[data-level='yellow'] {
    color: ${tokens.color.warning};
  }

  &[data-level='blue'] {
    color: ${tokens.color.accentText};
  }

  &[data-level='green'] {
    color: ${tokens.color.success};
  }
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  padding: 0 ${tokens.space.sm} 0 ${tokens.space.xs};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};
  white-space: nowrap;

  &[data-level='red'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }

  &[data-level='yellow'] {
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }

  &[data-level='blue'] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  &[data-level='green'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  @media print {
    border-color: currentcolor;
  }
`;

export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
