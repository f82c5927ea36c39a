import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font: ${tokens.font.table};
  list-style: none;
  overflow: hidden;
`;

export const Line = styled.li`
  padding: ${tokens.space.xs} ${tokens.space.sm};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
