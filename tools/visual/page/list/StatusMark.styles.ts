import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.textMuted};

  &[data-status='accepted'] {
    color: ${tokens.color.successText};
  }

  &[data-status='denied'] {
    color: ${tokens.color.dangerText};
  }

  &[data-status='unstable'] {
    color: ${tokens.color.warningText};
  }
`;
