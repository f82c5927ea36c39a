import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src';

export const Page = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${tokens.space.md};
`;

/** Subject of the order: the person, and beside the name the product. */
export const Face = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.md};
  font: ${tokens.font.display};

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.title};
    font-weight: 400;
  }
`;

/** The work, and a rail with what belongs to it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${tokens.width.sm};
  align-items: start;
  gap: ${tokens.space.lg};

  @container (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A label and its value at both ends of a line. */
export const Lines = styled.dl`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
  }

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
