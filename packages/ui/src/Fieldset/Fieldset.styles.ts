import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-fieldset-gap, between the fields.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  &:disabled > legend {
    color: ${tokens.color.textFaint};
  }
`;

export const Legend = styled.legend`
  padding: 0;
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

export const Description = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Message = styled.div`
  margin-block-start: ${tokens.space.sm};
  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${tokens.space.sm};
  gap: var(--mj-fieldset-gap, ${tokens.space.lg});
`;
