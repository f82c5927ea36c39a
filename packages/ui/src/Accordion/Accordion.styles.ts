import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};
  overflow: clip;
`;

export const Part = styled.div`
  &:not(:first-child) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  @media print {
    break-inside: avoid;
  }
`;
