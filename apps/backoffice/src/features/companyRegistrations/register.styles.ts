import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Reference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.md};

  strong {
    font: ${tokens.font.heading};
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.lg};
`;

export const Result = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;
