import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Five figures in a row; on small screens the row scrolls. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${tokens.space.md};

  @media (width < 800px) {
    grid-auto-columns: max-content;
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: ${tokens.space.sm};
    /* Space for the focus rings, which the scrolling row would cut. */
    margin: calc(-1 * ${tokens.space.xs});
    padding: ${tokens.space.xs};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      min-width: ${tokens.width.xxxs};
    }
  }
`;
