import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';

export const Input = styled.input`
  ${controlBox}

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
