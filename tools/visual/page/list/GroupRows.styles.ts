import { styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

export const Heading = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  width: 100%;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.hair} ${tokens.space.md} ${tokens.space.hair} ${tokens.space.sm};
  border: 0;
  border-radius: 0;
  color: ${tokens.color.text};
  background: none;
  font: ${tokens.font.table};
  font-weight: ${tokens.font.strong};
  text-align: start;
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

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.span`
  position: relative;
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  &[data-done] {
    color: ${tokens.color.successText};
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
