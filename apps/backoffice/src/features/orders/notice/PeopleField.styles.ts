import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const More = styled.span`
  color: ${tokens.color.textMuted};
`;
