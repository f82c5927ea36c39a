import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';
import { iconButtonBox } from '../internal/iconButtonBox';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Input = styled.input`
  ${controlBox}
  padding-inline-end: ${tokens.size.control};

  &::-ms-reveal {
    display: none;
  }

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.size.controlLarge};
  }
`;

export const Reveal = styled.button`
  ${iconButtonBox}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Hint = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
