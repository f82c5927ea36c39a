import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/*
 * Overridable from any ancestor: --mj-calendar-day, the height and width of a day. It is read with
 * a fallback and never set here, so an inherited value wins. Those that start with --_ are its own
 * affair.
 */
/** Sets the size of a day for everything inside. */
export const daySize = css`
  --_day: var(--mj-calendar-day, ${tokens.size.control});

  @media (pointer: coarse) {
    --_day: var(--mj-calendar-day, ${tokens.size.controlLarge});
  }
`;
