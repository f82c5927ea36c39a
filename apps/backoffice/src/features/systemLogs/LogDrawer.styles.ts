import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  min-width: 0;

  td {
    overflow-wrap: anywhere;
  }
`;
