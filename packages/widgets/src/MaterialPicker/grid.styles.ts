import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Scroller = styled.div`
  flex: 1 1 0;
  min-height: 0;
  margin-inline: calc(-1 * ${tokens.space.xs});
  overflow: auto;
  overscroll-behavior: contain;
`;

/* Cells are plain elements: thousands of them would be thousands of styled components. */
export const Rows = styled.div`
  position: relative;
  height: var(--mj-material-canvas);
  user-select: none;

  & > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: grid;
    grid-template-columns: repeat(var(--mj-material-columns), minmax(0, 1fr));
    transform: translateY(var(--mj-material-offset));
  }

  & [role='gridcell'] {
    position: relative;
    display: grid;
    gap: ${tokens.space.xs};
    margin: ${tokens.space.xs};
    padding: ${tokens.space.xs};
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.text};
    background: ${tokens.color.surface};
    cursor: pointer;
    ${focusRing}

    &:hover {
      border-color: ${tokens.color.borderStrong};
      background: ${tokens.color.surfaceHover};
    }

    &[aria-selected='true'] {
      border-color: ${tokens.color.accent};
      background: ${tokens.color.surfaceSelected};
    }
  }

  & [data-picture] {
    display: grid;
    place-content: center;
    justify-items: center;
    height: calc(${tokens.size.touch} * 3);
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceSunken};
    font: ${tokens.font.small};
    text-align: center;
    overflow: hidden;

    & > img {
      width: 100%;
      height: calc(${tokens.size.touch} * 3);
      object-fit: contain;
    }

    & > img[data-failed] {
      display: none;
    }
  }

  & [data-name] {
    font: ${tokens.font.small};
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
  }

  & [data-split] {
    position: relative;
    display: flex;
    justify-content: center;
  }

  /* Both layouts overflow alike: if the split one did not, the two would alternate for ever. */
  & [data-split]::before {
    content: attr(data-split) / '';
    position: absolute;
    inset: 0;
    visibility: hidden;
  }

  & [data-split] > :first-child {
    min-width: 0;
    text-overflow: ellipsis;
    overflow: hidden;
  }

  & [data-check] {
    position: absolute;
    inset-block-start: ${tokens.space.sm};
    inset-inline-end: ${tokens.space.sm};
    display: grid;
    place-items: center;
    width: ${tokens.size.iconLarge};
    height: ${tokens.size.iconLarge};
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.surface};
  }

  & [aria-selected='true'] > [data-check] {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }
`;
