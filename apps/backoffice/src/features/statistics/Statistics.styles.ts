import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The controls of a statistic in one line, wrapped where it is narrow. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.md};
`;

/** The period, as wide as two days need. */
export const Period = styled.div`
  width: ${tokens.width.xs};
`;

/** The sums in one line, as wide as each other. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
  gap: ${tokens.space.md};
`;

/** The choice of the figure that a chart shows; it scrolls where it is narrow. */
export const Figures = styled.div`
  margin-bottom: ${tokens.space.md};
  overflow-x: auto;
`;

export const Note = styled.div`
  margin-top: ${tokens.space.sm};
`;
