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

export const Hold = styled.span`
  display: inline-flex;
  color: ${tokens.color.warningText};
`;

export const Overdue = styled.span`
  color: ${tokens.color.dangerText};
`;

export const Faint = styled.span`
  color: ${tokens.color.textFaint};
`;
