import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Options are plain elements: a step of a minute would need 1440 styled components. */
export const List = styled.div`
  position: relative;
  width: ${tokens.width.xxxs};
  overflow: hidden auto;
  overflow-anchor: none;
  border-radius: ${tokens.radius.sm};
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;

  [role='presentation'] {
    position: sticky;
    inset-block-start: 0;
    padding: ${tokens.space.xxs} ${tokens.space.sm};
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceRaised};
    font: ${tokens.font.small};
  }

  [role='option'] {
    display: flex;
    align-items: center;
    height: ${tokens.size.controlSmall};
    padding-inline: ${tokens.space.sm};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.text};
    font: ${tokens.font.table};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  [data-active] {
    background: color-mix(in srgb, ${tokens.color.text} 8%, transparent);
  }

  [aria-selected='true'] {
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
  }

  [aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &:focus-visible [data-active] {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:focus-visible [data-active][aria-selected='true'] {
    outline-color: ${tokens.color.onAccent};
    outline-offset: calc(-2 * ${tokens.line.thick});
  }

  @media (forced-colors: active) {
    [aria-selected='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    [aria-disabled='true'] {
      color: GrayText;
    }

    &:focus-visible [data-active] {
      outline-color: Highlight;
    }
  }

  @media (pointer: coarse) {
    [role='option'] {
      height: ${tokens.size.controlLarge};
    }
  }
`;

/** Text in place of an empty list. */
export const None = styled.div`
  width: ${tokens.width.xxxs};
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
