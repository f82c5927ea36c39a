import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from './rowBox';

export const Heading = styled.button`
  ${rowBox}
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xs} ${tokens.space.md} ${tokens.space.xs} ${tokens.space.sm};
  font-weight: ${tokens.font.strong};

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

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Values = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Detail = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
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

export const More = styled.li`
  padding: 0 ${tokens.space.lg};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
