import { styled } from 'styled-components';
import { fieldSize } from '../internal/styles/fieldSize';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.fieldset`
  position: relative;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${fieldSize}

  [data-mj-labels='inside'] > & > legend {
    float: inline-start;
    margin-block-end: 0;
    padding-inline-end: ${tokens.space.sm};
    line-height: ${tokens.size.control};
  }
`;

export const Legend = styled.legend`
  margin-block-end: ${tokens.space.xs};
  padding: 0;
  color: ${tokens.color.textMuted};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Description = styled.div`
  margin-block-start: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Message = styled(Description)`
  color: ${tokens.color.dangerText};
`;

export const Note = styled.div`
  &:has(> :not(:empty)) {
    margin-block-start: ${tokens.space.xs};
  }
`;
