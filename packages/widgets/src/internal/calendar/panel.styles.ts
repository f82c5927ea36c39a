import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { daySize } from './daySize';

/** Placeholder of the calendar's size while it loads. */
export const Waiting = styled.div`
  ${daySize}
  width: calc(7 * var(--_day));
  height: calc(7 * var(--_day) + ${tokens.space.xxl} + ${tokens.space.lg});

  &[data-months='2'] {
    width: calc(14 * var(--_day) + ${tokens.space.lg});
  }
`;

/** Hint below the days: the limits, or the reason of a disabled day. */
export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.lg};
  min-height: ${tokens.space.lg};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

/** Buttons below the days. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

/** Column of days, hint and footer. */
export const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  justify-items: center;

  & > ${Foot}, & > ${Hint} {
    justify-self: stretch;
  }
`;
