import { styled } from 'styled-components';
import { optionRows } from '../internal/styles/optionRows';
import { tokens } from '../tokens/tokens';

export const Options = styled.div`
  ${optionRows}
`;

export const Option = styled.div`
  min-width: 0;
  max-width: 100%;

  &[data-all] {
    flex-basis: 100%;
  }
`;

export const Limits = styled.div`
  margin-block-start: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;
