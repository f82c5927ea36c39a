import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Note = styled.div`
  color: ${tokens.color.textMuted};
`;

export const Dispute = styled.div`
  color: ${tokens.color.danger};
`;
