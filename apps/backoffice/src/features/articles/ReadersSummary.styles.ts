import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The article, its progress and its actions in one line where there is room. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Progress = styled.div`
  flex: 1 1 ${tokens.width.xxs};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
`;
