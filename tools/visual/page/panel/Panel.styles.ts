import { styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

/* Beside the picture one below the other, below it side by side: each then scrolls by itself. */
export const Root = styled.div`
  min-width: 0;

  [data-placement='below'] > * > & {
    display: flex;
    height: 100%;
  }

  @media (width < 992px) {
    [data-placement='below'] > * > & {
      display: block;
      height: auto;
    }
  }
`;

export const Section = styled.section`
  min-width: 0;

  &:not(:first-child) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  @media (width >= 992px) {
    [data-placement='below'] > * > * > & {
      flex: none;
      min-width: ${tokens.width.xxxs};
      overflow-y: auto;
    }

    [data-placement='below'] > * > * > &[data-open] {
      flex: 1 1 ${tokens.width.xxs};
    }

    [data-placement='below'] > * > * > &:not(:first-child) {
      border-block-start: 0;
      border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
    }
  }
`;

export const Heading = styled.h3`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  margin: 0;
  background: ${tokens.color.surface};
  font: ${tokens.font.table};
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  width: 100%;
  min-height: ${tokens.size.control};
  padding: 0 ${tokens.space.md} 0 ${tokens.space.sm};
  border: 0;
  color: ${tokens.color.text};
  background: none;
  font: inherit;
  font-weight: ${tokens.font.strong};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const Arrow = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};
  transition: rotate ${tokens.motion.quick};

  [aria-expanded='true'] > & {
    rotate: 90deg;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Note = styled.span`
  margin-inline-start: auto;
  padding-inline-start: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Content = styled.div`
  padding: ${tokens.space.xxs} ${tokens.space.md} ${tokens.space.md};
`;

export const Part = styled.h4`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
