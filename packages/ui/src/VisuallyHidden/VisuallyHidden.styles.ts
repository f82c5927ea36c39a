import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles/visuallyHidden';

export const Root = styled.span`
  ${visuallyHidden}
`;
