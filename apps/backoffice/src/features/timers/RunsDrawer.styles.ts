import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  min-width: 0;
`;

/** Why a run failed, below its result. */
export const Problem = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;
