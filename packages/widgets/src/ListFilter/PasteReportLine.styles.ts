import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media print {
    button {
      display: none;
    }
  }
`;

export const Values = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;
