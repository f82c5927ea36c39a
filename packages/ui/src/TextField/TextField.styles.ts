import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { innerButton } from '../internal/styles/fieldAffix';
import { framedInput, inputFrame } from '../internal/styles/inputFrame';
import { tokens } from '../tokens/tokens';

export const Frame = styled.div`
  display: contents;
  ${inputFrame}
`;

export const Input = styled.input`
  ${controlBox}
  ${framedInput}
`;

/* Hidden while the input is empty, which its placeholder tells, whoever has set its text. */
export const Clear = styled.button`
  ${innerButton}
  width: ${tokens.size.glyph};
  height: 100%;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: calc(-2 * ${tokens.line.thick});
  }

  :placeholder-shown + & {
    display: none;
  }
`;
