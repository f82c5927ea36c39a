import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: grid;
  flex: none;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.lg};
  font: ${tokens.font.table};
`;
