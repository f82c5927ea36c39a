import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Spacer = styled.span`
  flex: 1;
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  white-space: nowrap;
`;

export const Zoom = styled.div`
  width: calc(${tokens.width.xxxs} + ${tokens.space.md});
`;
