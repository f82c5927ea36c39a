import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/*
 * `--mj-calendar-day` overrides the height and width of a day from any ancestor. It is read with a
 * fallback and never set here, so an inherited value wins. Variables that start with `--_` are
 * private.
 */
/** Sets the size of a day for all descendants. */
export const daySize = css`
  --_day: var(--mj-calendar-day, ${tokens.size.control});

  @media (pointer: coarse) {
    --_day: var(--mj-calendar-day, ${tokens.size.controlLarge});
  }
`;
