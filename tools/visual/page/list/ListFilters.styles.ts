import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: grid;
  flex: none;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md};
`;
