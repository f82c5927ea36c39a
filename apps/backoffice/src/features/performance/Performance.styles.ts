import { tokens } from '@mingjian/ui';
import { DangerLevelSegments } from '@mingjian/widgets/DangerLevel';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** A person above the own rows. */
export const Person = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

export const PersonHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.sm};
`;

export const Total = styled.strong`
  margin-inline-start: auto;
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

/** A remark below the name of an item. */
export const Remark = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  white-space: normal;
`;

export const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  white-space: nowrap;
`;

/** Levels in two rows where one is too short: the selected one is never out of sight. */
export const Levels = styled(DangerLevelSegments)`
  & > div {
    flex-wrap: wrap;
  }
`;

/** The numbers of a calculation, with their sum. */
export const Parts = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.lg};
  }

  & > li > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  & > li[data-sum] {
    padding-block-start: ${tokens.space.xs};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    font-weight: ${tokens.font.strong};
  }
`;
