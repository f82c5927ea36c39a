import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Letter = styled.section`
  padding: ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  overflow: auto;
`;
