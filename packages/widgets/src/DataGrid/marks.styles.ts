import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

const tones = (['accent', 'success', 'warning', 'danger', 'notice'] as const).map(
  (tone) => css`
    & [data-part='tag'][data-tone='${tone}'] {
      color: ${tokens.color[`${tone}Text`]};
      background: ${tokens.color[`${tone}Soft`]};
    }
  `,
);

const tag = css`
  & [data-part='tag'] {
    display: inline-block;
    box-sizing: border-box;
    max-width: 100%;
    padding: 0 ${tokens.space.sm};
    overflow: hidden;
    border: ${tokens.line.thin} solid transparent;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceSunken};
    font: ${tokens.font.small};
    text-overflow: ellipsis;
    vertical-align: middle;
    unicode-bidi: isolate;
  }

  ${tones}

  @media print {
    & [data-part='tag'] {
      border-color: currentcolor;
      white-space: nowrap;
    }
  }
`;

const image = css`
  & [data-part='image'] {
    display: block;
    box-sizing: border-box;
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
    font-size: 0;
    object-fit: cover;
  }

  & [data-part='image'][data-broken] {
    border: ${tokens.line.thin} dashed ${tokens.color.borderStrong};
    content-visibility: hidden;
  }
`;

/** Styles of tags and images in cells, which are plain elements. */
export const markStyles = css`
  ${tag}
  ${image}
`;
