import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  container-type: inline-size;
`;

export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md} ${tokens.space.xl};
  margin: 0;

  @container (min-width: 420px) {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (min-width: 640px) {
    &[data-columns='3'],
    &[data-columns='4'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (min-width: 840px) {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Item = styled.div`
  min-width: 0;

  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Label = styled.dt`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Value = styled.dd`
  position: relative;
  margin: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
