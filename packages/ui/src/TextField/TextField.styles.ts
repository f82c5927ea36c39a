import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';

export const Input = styled.input`
  ${controlBox}
`;
