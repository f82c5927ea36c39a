import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Presets beside the days, or above them on narrow screens. */
export const Panel = styled.div`
  display: flex;
  gap: ${tokens.space.md};

  & > :last-child {
    flex: 1;
    min-width: 0;
  }

  @media (width < 640px) {
    flex-direction: column;
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xxs};
  padding-inline-end: ${tokens.space.md};
  border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 640px) {
    flex-flow: row wrap;
    gap: ${tokens.space.xs};
    padding-inline-end: 0;
    padding-block-end: ${tokens.space.md};
    border-inline-end: 0;
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Preset = styled.button`
  min-width: ${tokens.width.xxxs};
  min-height: ${tokens.size.controlSmall};
  padding: 0 ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  background: transparent;
  font: ${tokens.font.table};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: color-mix(in srgb, ${tokens.color.text} 8%, transparent);
  }

  &[aria-pressed='true'] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  &[aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    background: transparent;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }

  @media (width < 640px) {
    min-width: 0;
    border: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
