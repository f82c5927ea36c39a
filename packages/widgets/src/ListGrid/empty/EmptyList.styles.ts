import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Ways = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  justify-items: center;
  max-width: ${tokens.width.xl};
`;
