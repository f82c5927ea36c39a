import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.tile};
  height: ${tokens.size.tile};
  border-radius: 50%;
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};
  font: ${tokens.font.small};
  overflow: hidden;
  white-space: nowrap;
  user-select: none;

  &[data-size='small'] {
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
    font-size: calc(${tokens.size.glyph} / 2.4);
  }

  &[data-size='large'] {
    width: ${tokens.size.bar};
    height: ${tokens.size.bar};
    font: ${tokens.font.title};
  }

  @media (forced-colors: active) {
    border: ${tokens.line.thin} solid;
  }
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
