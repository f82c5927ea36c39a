import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Text = styled.p`
  margin: 0;
  padding: ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
