import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Lines = styled.ol`
  margin: ${tokens.space.sm} 0 0;
  padding: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font: ${tokens.font.table};
  list-style: none;
  overflow: hidden;
`;

export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${tokens.space.xl} minmax(0, 1fr);
  padding-inline-end: ${tokens.space.sm};

  &[data-kind='added'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  &[data-kind='removed'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }
`;

export const Sign = styled.span`
  font-weight: ${tokens.font.strong};
  text-align: center;
`;

export const Words = styled.span`
  grid-column: 2;
  overflow-wrap: anywhere;
`;
