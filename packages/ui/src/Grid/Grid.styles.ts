import { styled } from 'styled-components';
import { namedGap } from '../internal/styles/namedGap';

/*
 * --mj-grid-least and --mj-grid-share are set on the element itself: the least width of a column,
 * and the width that the most columns would leave each. A column is never wider than the grid, so
 * nothing overflows on a phone.
 */
export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(var(--mj-grid-least), var(--mj-grid-share, 0%))), 1fr)
  );
  min-width: 0;

  > * {
    min-width: 0;
  }

  ${namedGap}
`;
