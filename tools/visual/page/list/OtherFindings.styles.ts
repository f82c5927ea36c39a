import { styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

export const Root = styled.nav`
  flex: none;
  padding: ${tokens.space.xs} 0;
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  width: 100%;
  min-height: ${tokens.size.control};
  padding: 0 ${tokens.space.md};
  border: 0;
  color: ${tokens.color.text};
  background: none;
  font: ${tokens.font.table};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-current] {
    background: ${tokens.color.surfaceSelected};
    box-shadow: inset ${tokens.line.thick} 0 ${tokens.color.accentSolid};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const Name = styled.span`
  flex: 1;
`;

export const Count = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;
