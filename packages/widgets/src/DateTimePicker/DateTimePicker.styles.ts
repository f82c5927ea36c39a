import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Calendar and times side by side, or below each other on narrow screens. */
export const Sides = styled.div`
  display: flex;
  gap: ${tokens.space.md};
  justify-self: stretch;
  justify-content: center;

  @media (width < 640px) {
    flex-direction: column;
    align-items: center;
  }
`;

/** The list of times, as high as the calendar beside it. */
export const Times = styled.div`
  position: relative;
  flex: none;
  width: calc(${tokens.width.xxxs} + ${tokens.space.md});
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};

  & > * {
    position: absolute;
    inset-block: 0;
    inset-inline: ${tokens.space.md} 0;
    width: auto;
  }

  @media (width < 640px) {
    align-self: stretch;
    width: auto;
    height: ${tokens.width.xxs};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    border-inline-start: 0;

    & > * {
      inset-block: ${tokens.space.sm} 0;
      inset-inline: 0;
    }
  }
`;

/** The next step, out of the line when there is none, so that a reason starts the line. */
export const Request = styled.span`
  &:empty {
    position: absolute;
  }
`;
