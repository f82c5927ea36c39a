import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const WithTag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

/** The name of the person, whom the row is about. */
export const Person = styled.span`
  overflow: hidden;
  font-weight: ${tokens.font.strong};
  text-overflow: ellipsis;
`;

/** A number that leads to the row, quieter than the person. */
export const Number = styled.span`
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  a:not(:hover) {
    color: ${tokens.color.textMuted};
  }
`;

/** A dot before the number, in the padding of the cell: it takes no room from the number. */
export const Updated = styled.span`
  --_dot: calc(3 * ${tokens.space.xxs});
  position: relative;
  display: inline-block;
  width: 0;
  height: var(--_dot);
  vertical-align: middle;

  &::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${tokens.space.xxs};
    width: var(--_dot);
    height: var(--_dot);
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accentSolid};
    content: '';
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
  }
`;

/** Whom an order waits for, cut where it is long, and for how long. */
export const Wait = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-inline-size: 100%;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > small {
    flex: none;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  > svg {
    flex: none;
    color: ${tokens.color.warningText};
  }

  &[data-mine] > span {
    font-weight: ${tokens.font.strong};
  }
`;

export const Overdue = styled.span`
  color: ${tokens.color.dangerText};
`;

export const Faint = styled.span`
  color: ${tokens.color.textFaint};
`;

/** A due time whose clock stands. */
export const Paused = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
