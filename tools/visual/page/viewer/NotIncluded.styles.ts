import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  min-width: 0;
  padding: ${tokens.space.lg};
  background: ${tokens.color.surfaceSunken};
  overflow: auto;
`;

export const Command = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  overflow-wrap: anywhere;
`;
