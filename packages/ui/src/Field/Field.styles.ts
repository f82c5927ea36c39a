import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  min-width: 0;
  align-content: start;
`;

export const Label = styled.label`
  color: ${tokens.color.textMuted};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Required = styled.span`
  margin-inline-start: ${tokens.space.hair};
  color: ${tokens.color.dangerText};
`;

export const Description = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Message = styled.div`
  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
`;
