import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.md};
  padding: ${tokens.space.xs} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surfaceSelected};
  font: ${tokens.font.table};
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.md};
  min-width: 0;
`;

export const Which = styled.strong`
  font-weight: ${tokens.font.strong};
`;
