import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;
