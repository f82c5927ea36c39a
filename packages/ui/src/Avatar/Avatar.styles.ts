import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};
  font: ${tokens.font.small};
  overflow: hidden;
  white-space: nowrap;
  user-select: none;

  &[data-size='small'] {
    width: 24px;
    height: 24px;
    font-size: 10px;
  }

  &[data-size='large'] {
    width: 48px;
    height: 48px;
    font: ${tokens.font.title};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
