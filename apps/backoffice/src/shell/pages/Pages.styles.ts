import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding: ${tokens.space.lg};
`;

export const Loading = styled.div`
  padding: ${tokens.space.lg};
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
`;

export const Standalone = styled.main`
  height: 100dvh;
  overflow: auto;

  @media print {
    height: auto;
    overflow: visible;
  }
`;
