import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Preview = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Face = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  font: ${tokens.font.title};

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
    overflow-wrap: anywhere;
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.lg};
  margin: 0;
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/* The parts of the last order are grey until those of the next one have come. */
export const Loaded = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  transition: filter ${tokens.motion.quick} 150ms;

  &[aria-busy='true'] {
    filter: grayscale(1);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: end;

  > :first-child {
    margin-inline-end: auto;
  }
`;

export const Part = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  > h2 {
    display: flex;
    justify-content: space-between;
    margin: 0;
    font: ${tokens.font.table};
    font-weight: ${tokens.font.strong};

    small {
      color: ${tokens.color.textMuted};
      font: ${tokens.font.small};
    }
  }
`;
