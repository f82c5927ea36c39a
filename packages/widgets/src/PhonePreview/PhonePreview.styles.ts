import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The width that a fitted screen has; the screen itself must not widen it. */
export const Room = styled.div`
  width: 100%;
  min-width: 0;
  overflow: hidden;
  contain: inline-size;
`;

export const Screen = styled.div`
  box-sizing: border-box;
  max-width: 100%;
  margin-inline: auto;
  overflow: auto;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  &[data-fitted] {
    max-width: none;
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;
