import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';
import { rowBox } from './rowBox';

export const Row = styled.button`
  ${rowBox}
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.controlSmall};
  padding: ${tokens.space.xxs} ${tokens.space.md} ${tokens.space.xxs} ${tokens.space.xl};
  scroll-margin-block: ${tokens.size.touch} ${tokens.space.sm};

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

  @media (forced-colors: active) {
    &[aria-current] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Cell = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Warning = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  color: ${tokens.color.warningText};
`;
