import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
