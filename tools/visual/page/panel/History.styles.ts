import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  font: ${tokens.font.small};

  & + & {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const When = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.sm};
  font-variant-numeric: tabular-nums;
`;

export const Reason = styled.span`
  overflow-wrap: anywhere;

  &[data-missing] {
    color: ${tokens.color.textMuted};
  }
`;

export const Source = styled.span`
  display: grid;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  & > code {
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;
