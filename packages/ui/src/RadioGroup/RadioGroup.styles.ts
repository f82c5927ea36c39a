import { styled } from 'styled-components';
import { optionRows } from '../internal/styles/optionRows';

export const Options = styled.div`
  ${optionRows}
`;
