import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Cover = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${tokens.space.xl};
  border: 0;
  color: ${tokens.color.text};
  background: ${tokens.color.surface};

  &[open] {
    display: grid;
    place-items: center;
  }
`;
