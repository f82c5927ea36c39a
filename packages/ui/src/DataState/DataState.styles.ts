import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  ${focusRing}

  &:focus-visible {
    outline-offset: ${tokens.space.xs};
  }
`;

export const Announcement = styled.div`
  ${visuallyHidden}
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;
