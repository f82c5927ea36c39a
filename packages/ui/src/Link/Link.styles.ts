import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.a`
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.accentText};
  text-decoration: none;
  text-underline-offset: 0.2em;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  &[data-tone='quiet'] {
    color: inherit;
  }

  &[data-tone='quiet']:hover {
    color: ${tokens.color.accentText};
  }

  p &,
  li & {
    text-decoration: underline;
  }
`;
