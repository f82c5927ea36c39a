import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visuallyHidden';

export const Root = styled.span`
  ${visuallyHidden}
`;
