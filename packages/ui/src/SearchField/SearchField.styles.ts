import { styled } from 'styled-components';
import { affixBox, affixButton, affixInput } from '../internal/styles/fieldAffix';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  ${affixBox}
`;

export const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${tokens.space.sm};
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.icon};
  color: ${tokens.color.textMuted};
  pointer-events: none;

  &:has(+ :disabled) {
    color: ${tokens.color.textFaint};
  }

  @media (forced-colors: active) {
    &:has(+ :disabled) {
      color: GrayText;
    }
  }
`;

export const Input = styled.input`
  ${affixInput}
  padding-inline-start: calc(${tokens.space.sm} + ${tokens.size.icon} + ${tokens.space.sm});
  appearance: none;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

/* Hidden while the input is empty, which its placeholder tells, whoever has set its text. */
export const Clear = styled.button`
  ${affixButton}

  :placeholder-shown + & {
    display: none;
  }
`;
