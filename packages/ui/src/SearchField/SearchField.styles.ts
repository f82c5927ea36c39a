import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';
import { iconButtonBox } from '../internal/iconButtonBox';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${tokens.space.sm};
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.icon};
  color: ${tokens.color.textMuted};
  pointer-events: none;
`;

export const Input = styled.input`
  ${controlBox}
  padding-inline: calc(${tokens.space.sm} + ${tokens.size.icon} + ${tokens.space.sm}) ${tokens.size.control};
  appearance: none;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.size.controlLarge};
  }
`;

export const Clear = styled.button`
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
