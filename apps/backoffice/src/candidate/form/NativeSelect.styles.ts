import { fieldLine, fieldSurface, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Select = styled.select`
  width: 100%;
  min-width: 0;
  min-height: ${tokens.size.controlLarge};
  padding: 0 ${tokens.space.sm};
  border: ${fieldLine} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${fieldSurface};

  &:focus-visible {
    border-color: ${tokens.color.focus};
    outline: ${fieldLine} solid ${tokens.color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.dangerText};
  }

  @media (pointer: coarse) {
    font-size: ${tokens.size.touchText};
  }
`;
