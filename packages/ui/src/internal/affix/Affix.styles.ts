import { styled } from 'styled-components';
import { tokens } from '../../tokens/tokens';

export const Affix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 50%;
  padding-inline: ${tokens.space.sm} 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  cursor: text;

  &[data-side='suffix'] {
    padding-inline: 0 ${tokens.space.sm};
  }

  :has(> :disabled) > & {
    cursor: inherit;
  }

  @media (forced-colors: active) {
    :has(> :disabled) > & {
      color: GrayText;
    }
  }
`;
