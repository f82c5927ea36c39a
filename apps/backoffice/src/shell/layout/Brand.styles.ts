import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** The logo and the names beside it. */
export const brandLine = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;

  img {
    flex: none;
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
    border-radius: ${tokens.radius.md};
  }

  [data-mj-nav='2'] & img {
    box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.nav.text};
  }

  > div {
    display: grid;
    min-width: 0;
  }

  strong {
    font: ${tokens.font.title};
    line-height: ${tokens.size.iconLarge};
  }

  span {
    overflow: hidden;
    font: ${tokens.font.small};
    text-overflow: ellipsis;
  }
`;
