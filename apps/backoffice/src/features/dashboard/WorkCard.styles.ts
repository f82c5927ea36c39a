import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { rowLink } from './rowLink';

/** As high as eight orders, so that nothing below moves when they arrive, or when none does. */
export const WorkBody = styled.div`
  display: grid;
  align-content: start;
  min-height: calc(8 * ${tokens.size.controlLarge});

  @media (width < 600px) {
    min-height: calc(8 * (${tokens.size.row} + ${tokens.size.control}));
  }
`;

export const Work = styled.ol`
  display: grid;
  grid-auto-rows: ${tokens.size.controlLarge};
  grid-template-columns: minmax(0, max-content) minmax(
      ${tokens.width.xxxs},
      1fr
    ) max-content max-content;
  column-gap: ${tokens.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }

  li {
    display: contents;
  }

  @media (width < 600px) {
    grid-auto-rows: calc(${tokens.size.row} + ${tokens.size.control});
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

export const WorkLink = styled.a`
  ${rowLink}
  padding: 0 ${tokens.space.sm};

  @media (width < 600px) {
    align-content: center;
    row-gap: ${tokens.space.xxs};
  }
`;

export const WorkName = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.sm};
  min-width: 0;

  strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
  }
`;

export const WorkAbout = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < 600px) {
    order: 1;
    grid-column: 1;
  }
`;

export const WorkWaiting = styled.li`
  && {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    padding: 0 ${tokens.space.sm};
  }
`;
