import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { daySize } from './daySize';
import { gridCells } from './gridCells';

/** Column of a year and its months. */
export const Months = styled.div`
  ${daySize}
`;

/** Twelve months, as wide as the calendar of days. */
export const Grid = styled.table`
  width: calc(7 * var(--_day));
  margin-block-start: ${tokens.space.xs};
  border-collapse: separate;
  border-spacing: 0 ${tokens.space.xs};
  table-layout: fixed;

  ${gridCells}

  td > button {
    width: 100%;
    height: calc(var(--_day) + ${tokens.space.sm});
  }
`;

/** The year between its step buttons. */
export const Caption = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: var(--_day);
`;
