import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';

export const Input = styled.input`
  ${controlBox}
`;
