import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The texts beside their preview, or above it where there is no room. */
export const Editor = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xl};
  align-items: flex-start;
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  flex: 1 1 ${tokens.width.md};
  gap: ${tokens.space.lg};
  min-width: 0;
`;

/** Fields in one line where there is room. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xxs}), 1fr));
  gap: ${tokens.space.lg};
`;

export const Variables = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Problem = styled.p`
  margin: 0;
  color: ${tokens.color.dangerText};
`;
