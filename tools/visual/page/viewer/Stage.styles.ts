import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex: 1;
  gap: ${tokens.line.thin};
  min-height: 0;
  background: ${tokens.color.border};

  &[data-direction='column'] {
    flex-direction: column;
  }
`;

export const Layers = styled.div`
  display: contents;

  [data-pixelated] > & > canvas {
    image-rendering: pixelated;
  }
`;
