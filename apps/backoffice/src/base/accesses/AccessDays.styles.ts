import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Days = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Day = styled.h3`
  margin: 0 0 ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Accesses = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.md};
  }

  > li > div {
    display: grid;
    overflow-wrap: anywhere;
  }

  time,
  small {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }

  small {
    font: ${tokens.font.small};
  }
`;
