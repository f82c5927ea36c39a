import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

export const Times = styled.div`
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs} ${tokens.space.lg};
    margin: ${tokens.space.xs} 0 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
`;
