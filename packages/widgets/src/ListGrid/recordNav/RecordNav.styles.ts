import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Position = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.sm};
  align-items: baseline;
  color: ${tokens.color.text};
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;
`;

export const Remaining = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
