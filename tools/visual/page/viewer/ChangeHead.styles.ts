import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: grid;
  flex: none;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.md};
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  font: ${tokens.font.title};
  overflow-wrap: anywhere;
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
`;

export const Reason = styled.p`
  margin: 0;
`;
