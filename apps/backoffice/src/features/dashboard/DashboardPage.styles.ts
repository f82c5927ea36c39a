import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.md};

  p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
  }
`;

/** Two rows above one another, own and all; what nobody has accepted yet stands before both. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.space.md};

  @media (width >= 800px) {
    &[data-rows='2'] > :first-child {
      grid-row: span 2;
    }
  }

  @media (width < 800px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.sm};

    /* Own figures in the first column, all beside them. */
    &[data-rows='2'] {
      grid-template-rows: repeat(6, auto);
      grid-auto-flow: column;
    }

    &[data-rows='2'] > :first-child {
      grid-column: span 2;
    }
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${tokens.space.md};
  align-items: stretch;

  > :last-child {
    grid-column: 1 / -1;
  }

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
