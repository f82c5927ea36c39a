import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Line = styled.li`
  display: grid;
  gap: ${tokens.space.sm};
  padding-block-end: ${tokens.space.md};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: space-between;
`;

export const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
