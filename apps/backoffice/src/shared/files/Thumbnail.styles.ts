import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Frame = styled.span`
  display: block;

  > img {
    display: block;
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
    font-size: 0;
    object-fit: cover;
  }
`;
