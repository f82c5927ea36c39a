import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

/** Province, cities and buttons side by side; on a phone the cities have a line of their own. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: ${tokens.space.sm};
  align-items: start;

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${tokens.space.md};
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
`;
