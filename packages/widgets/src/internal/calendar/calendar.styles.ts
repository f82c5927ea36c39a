import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { daySize } from './daySize';
import { gridCells } from './gridCells';

/** Button of the previous or next month. */
export const Turn = styled.button`
  position: absolute;
  inset-block-start: 0;
  display: grid;
  place-items: center;
  width: var(--_day);
  height: var(--_day);
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  &:first-child {
    inset-inline-start: 0;
  }

  &:not(:first-child) {
    inset-inline-end: 0;
  }

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
  }

  &[aria-disabled='true'] {
    color: ${tokens.color.borderStrong};
    background: transparent;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Select of the year or month in the caption. */
export const Choice = styled.span`
  position: relative;
  display: flex;
  align-items: center;

  select {
    height: ${tokens.size.controlSmall};
    padding-block: 0;
    padding-inline: ${tokens.space.xs} ${tokens.space.lg};
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.text};
    background: transparent;
    font-weight: ${tokens.font.strong};
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }

  select:hover {
    background: ${tokens.color.surfaceSunken};
  }

  option {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceRaised};
    font-weight: normal;
  }

  svg {
    position: absolute;
    inset-inline-end: ${tokens.space.xxs};
    width: ${tokens.size.mark};
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }

  @media (pointer: coarse) {
    select {
      height: ${tokens.size.controlLarge};
      font-size: ${tokens.size.touchText};
    }
  }
`;

/* Days are plain cells: two months would need eighty-four styled components. */
export const Calendar = styled.div`
  ${daySize}

  .rdp-months {
    display: flex;
    gap: ${tokens.space.lg};
  }

  .rdp-month {
    position: relative;
  }

  .rdp-month_caption {
    display: grid;
    place-items: center;
    height: var(--_day);
  }

  .rdp-dropdowns {
    display: flex;
  }

  table {
    margin-block-start: ${tokens.space.xs};
    border-collapse: separate;
    border-spacing: 0 ${tokens.space.xxs};
  }

  th {
    width: var(--_day);
    height: ${tokens.size.glyph};
    padding: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  ${gridCells}
`;
