import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Due = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space.sm};
  font-variant-numeric: tabular-nums;
`;

export const Left = styled.small`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  white-space: nowrap;

  &[data-overdue] {
    color: ${tokens.color.dangerText};
  }
`;
