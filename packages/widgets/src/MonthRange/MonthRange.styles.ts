import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/*
 * Duration of the range, inside its box: a line below it would appear on blur and move the button
 * that is being clicked. On narrow screens the months need the room.
 */
export const Duration = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext;

  &:not(:empty) {
    padding-inline: ${tokens.space.xs};
  }

  @media (width < 640px) {
    display: none;
  }
`;
