import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Name = styled.code`
  display: block;
  font-size: inherit;
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

export const Path = styled.li`
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;
